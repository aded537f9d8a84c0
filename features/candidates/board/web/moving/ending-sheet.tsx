import { Button } from '@candor/ui/inputs/button'
import { AreaField } from '@candor/ui/inputs/field'
import { Sheet } from '@candor/ui/overlays/sheet'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { outcomes } from '../../../../platform/imports/rules/outcome.ts'
import type { ClosedGroup } from '../../rules/wire.ts'
import styles from './sheets.module.css'

/** The longest reason that the sheet takes, in characters. */
const longestReason = 500

interface Props {
  isOpen: boolean
  count: number
  onClose: () => void
  onEnd: (outcome: ClosedGroup['outcome'], reason: string) => void
}

/** Ends applications with an outcome and a reason. Nothing is preselected, and the button names the missing entry. */
export function EndingSheet({ isOpen, count, onClose, onEnd }: Props) {
  const t = useTranslations('board')
  const ui = useTranslations('ui')
  const name = useId()
  const [outcome, setOutcome] = useState<ClosedGroup['outcome'] | null>(null)
  const [reason, setReason] = useState('')
  const given = reason.trim()
  // A person who is hired needs no reason.
  const isComplete = outcome === 'hired' || given !== ''
  const word =
    outcome === null
      ? t('chooseOutcome')
      : isComplete
        ? t(`endSubmit.${outcome}`, { count })
        : t('writeReason')
  return (
    <Sheet
      title={t('endTitle', { count })}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button
            look="primary"
            disabled={outcome === null || !isComplete}
            onClick={() => outcome !== null && onEnd(outcome, given)}
          >
            {word}
          </Button>
        </>
      }
    >
      <fieldset className={styles.form}>
        <legend className={styles.legend}>{t('endAs')}</legend>
        {outcomes.map((each) => (
          <label key={each} className={styles.choice}>
            <input type="radio" name={name} checked={outcome === each} onChange={() => setOutcome(each)} />
            {t(`outcome.${each}`)}
          </label>
        ))}
        <AreaField
          label={t('reason')}
          value={reason}
          maxLength={longestReason}
          rows={3}
          hint={t('reasonHint', { most: longestReason })}
          onChange={(event) => setReason(event.target.value)}
        />
      </fieldset>
    </Sheet>
  )
}
