import { nameIn } from '@candor/messages/local-name'
import { Button } from '@candor/ui/inputs/button'
import { Choice } from '@candor/ui/inputs/choice'
import { Sheet } from '@candor/ui/overlays/sheet'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { EditedStage } from '../rules/edit.ts'
import styles from './stage-list.module.css'
import { nameOf } from './stage-row.tsx'

interface Props {
  stage: EditedStage
  /** Stored stages that stay. */
  others: readonly EditedStage[]
  isOpen: boolean
  onClose: () => void
  onRemove: (toStageId: string) => void
}

/** Asks where the people of a stage go before it is taken out. */
export function RemoveSheet({ stage, others, isOpen, onClose, onRemove }: Props) {
  const t = useTranslations('stages.list')
  const locale = useLocale()
  const [chosen, setChosen] = useState<string | null>(null)
  const { count, positions } = stage.people
  const named = positions.reduce((sum, position) => sum + position.count, 0)
  return (
    <Sheet
      title={t('removeTitle', { name: nameOf(stage) })}
      description={t('removeText', { count })}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            look="primary"
            disabled={chosen === null}
            onClick={() => chosen !== null && onRemove(chosen)}
          >
            {t('removeAct')}
          </Button>
        </>
      }
    >
      <div className="stack-close">
        <Choice
          label={t('target')}
          items={others.map((other) => ({ value: other.stageId, label: nameOf(other) }))}
          value={chosen}
          onChange={setChosen}
        />
        <ul className={styles.positions}>
          {positions.map((position) => (
            <li key={position.positionId}>
              <span>{nameIn(locale, position.name, position.nameLatin)}</span>
              <span className={styles.people}>{t('people', { count: position.count })}</span>
            </li>
          ))}
          {count > named && <li>{t('elsewhere', { count: count - named })}</li>}
        </ul>
      </div>
    </Sheet>
  )
}
