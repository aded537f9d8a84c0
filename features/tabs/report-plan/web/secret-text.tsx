import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { v4 } from 'uuid'
import { viewPlanPassword } from '../../../meetings/candidate-plans/contract.ts'
import { ofPlan } from '../../../meetings/planning/rules/wire.ts'
import styles from './plan-panel.module.css'

interface Props {
  planId: string
  /** The interviewer whose password it is; the candidate's when left out. */
  interviewerName?: string
  secret: string
  what: string
}

/** A password as dots until it is asked for, so that nobody reads it over a shoulder. */
export function SecretText({ planId, interviewerName, secret, what }: Props) {
  const t = useTranslations('report-plan')
  const [isShown, setIsShown] = useState(false)
  /** Opening one is always logged (decision D17). */
  const [open, isOpening] = useOneAtATime(async () => {
    const about = { ...ofPlan(planId), ...(interviewerName !== undefined && { interviewerName }) }
    try {
      await callApi(viewPlanPassword, about, { idempotencyKey: v4() })
      setIsShown(true)
    } catch (failure) {
      // The call has shown its own failure.
      if (!(failure instanceof CallFailure)) throw failure
    }
  })
  return (
    <span className={styles.secret}>
      {isShown ? (
        <code className={styles.code}>{secret}</code>
      ) : (
        <span>
          <span aria-hidden="true">••••••</span>
          <span className="sr">{t('hidden')}</span>
        </span>
      )}
      <Button
        look="quiet"
        size="small"
        aria-label={t(isShown ? 'hideSecret' : 'showSecret', { what })}
        aria-busy={isOpening}
        onClick={() => (isShown ? setIsShown(false) : void open())}
      >
        {t(isShown ? 'hide' : 'show')}
      </Button>
    </span>
  )
}
