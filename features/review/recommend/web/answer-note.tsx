import { formatDateTime } from '@candor/messages/dates'
import { Button } from '@candor/ui/inputs/button'
import { handFocusInTurn } from '@candor/ui/inputs/hand-over-focus.ts'
import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { ErrorBoundary } from '@candor/ui/sections/error-boundary'
import { FailedNote } from '@candor/ui/sections/notes'
import { State } from '@candor/ui/sections/state'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Decision } from '../../../candidates/candidates/rules/decision.ts'
import { useUnmarkUnsent } from '../../../platform/drafts/web/use-unmark-unsent.ts'
import bar from '../../../report/report/web/header/question-bar.module.css'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import type { PanelProps } from '../../../report/report/web/tabs/tab-registry.ts'
import { type UserInfo, useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { canAnswer, type Given, isRefusalOver, promptOf } from '../rules/answering.ts'
import { readAddressed } from '../rules/wire.ts'
import styles from './answer-note.module.css'
import { useAnswer } from './use-answer.ts'
import { useRecommendation } from './use-recommendation.ts'

const RefusalSheet = lazyWithPreload(() => import('./refusal-sheet.tsx').then((part) => part.RefusalSheet))

/** Everybody who recommended the candidate to the viewer, with remark and time. */
function GivenWords({ report, given }: PanelProps & { given: Given }) {
  const t = useTranslations('recommend')
  return (
    <ul className={styles.givers}>
      {given.givers.map(({ name, note, givenAt }) => (
        <li key={`${givenAt} ${name} ${note}`} className={styles.words}>
          <p className={styles.said}>{name === null ? t('givenUnnamed') : t('given', { name })}</p>
          <p className={styles.time}>{t('givenAt', { time: formatDateTime(givenAt, report.timeZone) })}</p>
          {note && <p className={styles.remark}>{note}</p>}
        </li>
      ))}
    </ul>
  )
}

interface PendingProps {
  report: OpenReport
  viewer: UserInfo
  given: Given
  estimateIndex: number
}

/** The recommendation with its two buttons of equal weight. */
function PendingNote({ report, viewer, given, estimateIndex }: PendingProps) {
  const t = useTranslations('recommend')
  const [isRefusing, setIsRefusing] = useState(false)
  const answer = useAnswer(report, viewer, given, { onOver: () => setIsRefusing(false) })
  return (
    <section ref={handFocusInTurn} className={bar.bar} data-estimate-index={estimateIndex}>
      <div className={bar.asked} role="status">
        <GivenWords report={report} given={given} />
      </div>
      <div className={bar.answers}>
        <Button disabled={answer.isSending} onClick={() => void answer.accept()}>
          {t('accept')}
        </Button>
        <Button disabled={answer.isSending} onClick={() => setIsRefusing(true)}>
          {t('refuse')}
        </Button>
      </div>
      {isRefusing && (
        <ErrorBoundary>
          <RefusalSheet answer={answer} onClose={() => setIsRefusing(false)} />
        </ErrorBoundary>
      )}
    </section>
  )
}

function AnsweredNote({ decision }: { decision: Decision | null }) {
  const t = useTranslations('recommend')
  return (
    <p ref={handFocusInTurn} tabIndex={-1} className={styles.answered}>
      {decision ? (
        <>
          <span>{t('decided')}</span>
          <State kind={decision}>{t(`decision.${decision}`)}</State>
        </>
      ) : (
        t('accepted')
      )}
    </p>
  )
}

function NoteOf({ report, viewer }: PanelProps & { viewer: UserInfo }) {
  const t = useTranslations('recommend')
  const { data, isPending, isError, refetch } = useRecommendation(report, viewer.userId)
  const isInterviewer = viewer.userType === 'interviewer'
  const prompt = data && promptOf(data)
  const { recommendStageId } = report.address
  const isOver = useCallback(
    (subject: string) => data !== undefined && isRefusalOver(subject, data, recommendStageId),
    [data, recommendStageId],
  )
  useUnmarkUnsent(report.candidateId, isOver)
  if (isError && !data && isInterviewer) {
    return <FailedNote message={t('noteFailed')} onRetry={() => void refetch()} />
  }
  // Until the reply comes, the address says whether it was answered (decision D22).
  if (isPending && isInterviewer) {
    const decision = readAddressed(report.address)
    return decision && <AnsweredNote decision={decision} />
  }
  if (!data || !prompt) return null
  const isOpen = canAnswer(viewer) && report.candidate.isStageOpen
  if (isOpen && prompt.kind === 'pending') {
    return <PendingNote report={report} viewer={viewer} given={data} estimateIndex={prompt.estimateIndex} />
  }
  const isRemarked = data.givers.some(({ note }) => note !== null)
  return (
    <>
      {isRemarked && (
        <section className={bar.bar}>
          <GivenWords report={report} given={data} />
        </section>
      )}
      {/* Others find their decisions in the records; an interviewer was asked, and sees the own answer. */}
      {isInterviewer && prompt.kind === 'answered' && <AnsweredNote decision={prompt.decision} />}
    </>
  )
}

/** The open recommendation to the viewer, or their answer; remarks stay. */
export function AnswerNote({ report }: PanelProps) {
  const viewer = useSignedIn()?.userInfo
  // Without an account there is no recommendation (R6-009).
  if (!viewer || viewer.userId === '') return null
  return <NoteOf report={report} viewer={viewer} />
}
