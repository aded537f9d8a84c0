import { Button } from '@candor/ui/inputs/button'
import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { ErrorBoundary } from '@candor/ui/sections/error-boundary'
import { FailedNote } from '@candor/ui/sections/notes'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Plan } from '../../../meetings/candidate-plans/rules/plans.ts'
import bar from '../../../report/report/web/header/question-bar.module.css'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { readReminder } from '../../../sign-in/session/rules/wire.ts'
import { refreshSignIn, signedIn } from '../../../sign-in/session/web/signed-in.ts'
import styles from './receive-note.module.css'
import { useReceiving } from './use-receiving.ts'

const ReceiveRefusal = lazyWithPreload(() =>
  import('./receive-refusal.tsx').then((part) => part.ReceiveRefusal),
)

const TimesPrompt = lazyWithPreload(() => import('./times-prompt.tsx').then((part) => part.TimesPrompt))

interface Props {
  report: Pick<OpenReport, 'candidateId' | 'candidate'>
  planId: string
  /** Missing while the plans are loading. */
  plan: Pick<Plan, 'roundName' | 'startsAt'> | undefined
}

/** Asks an interviewer whether they hold an interview, and shows their answer, which they may change. */
export function ReceiveNote({ report, planId, plan }: Props) {
  const t = useTranslations('report-plan')
  const { candidateId, candidate } = report
  const receiving = useReceiving({
    planId,
    candidateId,
    name: candidate.person.name,
    startsAt: plan?.startsAt ?? null,
  })
  const [isRefusing, setIsRefusing] = useState(false)
  const [isPrompting, setIsPrompting] = useState(false)
  const { answer, reason, isSending } = receiving
  const failure = receiving.isError && (
    <FailedNote message={t('receive.unread')} onRetry={() => void receiving.reload()} />
  )
  if (answer === null || !plan) return failure || null
  async function handleAccept() {
    if (!(await receiving.accept())) return
    // The page of a mail changes it as well.
    await refreshSignIn()
    const account = signedIn()?.userInfo
    if (account && readReminder(account)) setIsPrompting(true)
  }
  return (
    <section
      className={bar.bar}
      data-asks={answer === 'asked' || undefined}
      aria-label={t('receive.title', { round: plan.roundName })}
    >
      {failure}
      <div className={bar.asked} role="status">
        <p className={styles.said}>{t(`receive.${answer}`, { round: plan.roundName })}</p>
        {reason && <p className={styles.reason}>{reason}</p>}
      </div>
      <div className={bar.answers}>
        <Button
          aria-pressed={answer === 'accepted'}
          disabled={isSending || answer === 'accepted'}
          onClick={() => void handleAccept()}
        >
          {t('receive.accept')}
        </Button>
        <Button
          aria-pressed={answer === 'refused'}
          disabled={isSending || answer === 'refused'}
          onClick={() => setIsRefusing(true)}
        >
          {t('receive.refuse')}
        </Button>
      </div>
      <ErrorBoundary>
        {isRefusing && <ReceiveRefusal receiving={receiving} onClose={() => setIsRefusing(false)} />}
        {isPrompting && <TimesPrompt onClose={() => setIsPrompting(false)} />}
      </ErrorBoundary>
    </section>
  )
}
