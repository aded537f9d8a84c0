import { Button } from '@candor/ui/inputs/button'
import { Sheet } from '@candor/ui/overlays/sheet'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { outcomes } from '../../../../platform/imports/rules/outcome.ts'
import { type Why, WhyFields } from '../../../refusal-reasons/web/why-fields.tsx'
import type { Ending } from '../../rules/moves.ts'
import type { OpenDialog } from '../use-position-acts.ts'
import styles from './sheets.module.css'

/** The longest reason that the sheet takes, in characters. */
const longestReason = 500

interface Props {
  isOpen: boolean
  count: number
  /** An ending that was refused for its reason, with the fault; null at first. */
  refused: NonNullable<OpenDialog['refused']> | null
  onClose: () => void
  onEnd: (target: Ending) => void
}

/** Ends applications with an outcome and a reason. Nothing is preselected, and the button names the missing entry. */
export function EndingSheet({ isOpen, count, refused, onClose, onEnd }: Props) {
  const t = useTranslations('board')
  const ui = useTranslations('ui')
  const name = useId()
  const [outcome, setOutcome] = useState<Ending['outcome'] | null>(refused?.target.outcome ?? null)
  const [why, setWhy] = useState<Why>(refused?.target ?? { reason: '', reasons: [] })
  const [fault, setFault] = useState(refused?.fault ?? null)
  const isRejecting = outcome === 'rejected'
  const given: Why = { reason: why.reason.trim(), reasons: isRejecting ? why.reasons : [] }
  // A person who is hired needs no reason.
  const isComplete = outcome === 'hired' || given.reason !== '' || given.reasons.length > 0
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
            onClick={() => outcome !== null && onEnd({ kind: 'end', outcome, ...given })}
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
        <WhyFields
          label={t('reason')}
          most={longestReason}
          value={why}
          isRejecting={isRejecting}
          fault={fault}
          onChange={(change) => {
            setFault(null)
            setWhy({ ...why, ...change })
          }}
        />
      </fieldset>
    </Sheet>
  )
}
