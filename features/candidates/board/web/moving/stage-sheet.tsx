import { Button } from '@candor/ui/inputs/button'
import { Field } from '@candor/ui/inputs/field'
import { Sheet } from '@candor/ui/overlays/sheet'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Stage } from '../../rules/wire.ts'
import styles from './sheets.module.css'

interface Props {
  isOpen: boolean
  count: number
  /** The stages to which candidates may come. */
  stages: readonly Stage[]
  onClose: () => void
  onChoose: (stage: Stage) => void
}

/** Chooses a stage by its name: typing narrows the list, Enter takes its first one. */
export function StageSheet({ isOpen, count, stages, onClose, onChoose }: Props) {
  const t = useTranslations('board')
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const shown = stages.filter(({ name }) => name.toLowerCase().includes(wanted))
  const [first] = shown
  return (
    <Sheet title={t('stageTitle', { count })} isOpen={isOpen} onOpenChange={(next) => !next && onClose()}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (first) onChoose(first)
        }}
      >
        <Field
          label={t('stageFind')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
        />
        <ul className={styles.stages}>
          {shown.map((stage) => (
            <li key={stage.stageId}>
              <Button look="quiet" className={styles.stage} onClick={() => onChoose(stage)}>
                <span>{stage.name}</span>
                <span className={styles.count}>{stage.count}</span>
              </Button>
            </li>
          ))}
          {shown.length === 0 && <li className={styles.none}>{t('stageNone')}</li>}
        </ul>
      </form>
    </Sheet>
  )
}
