import { formatClock, formatDateTime } from '@candor/messages/dates'
import { classes } from '@candor/ui/classes.ts'
import { ChevronDownIcon } from '@candor/ui/icons'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { isFinished } from '../../../interviews/rules.ts'
import type { OpenReport } from '../open-report.ts'
import styles from './interview-picker.module.css'
import type { HeaderFacts } from './use-header-facts.ts'

// Most candidates have one interview, and nothing to choose.
const InterviewMenu = lazy(() =>
  import('./interview-menu.tsx').then((part) => ({ default: part.InterviewMenu })),
)

type Interview = HeaderFacts['interviews'][number]

interface Props {
  interviews: readonly Interview[]
  isPending: boolean
  report: OpenReport
  isCompact: boolean
}

function useInterviewWords(timeZone: string) {
  const t = useTranslations('report')

  function status(interview: Interview): string {
    if (isFinished(interview)) return t('statusFinish')
    return interview.interview_status === 'doing' ? t('statusDoing') : t('statusWait')
  }

  function used({ usetime, totaltime }: Interview): string | null {
    if (usetime === null) return null
    const clock = formatClock(usetime * 1000)
    return totaltime === null
      ? t('used', { used: clock })
      : t('usedOf', { used: clock, total: formatClock(totaltime * 1000) })
  }

  /** When it was held, and how long it took. */
  function times(interview: Interview): string[] {
    const { real_begininterview_time: began, interview_finish_time: finished } = interview
    if (began === null) return [t('notBegun')]
    const from = formatDateTime(began, timeZone)
    const held = finished === null ? from : t('fromTo', { from, to: formatDateTime(finished, timeZone) })
    return [held, used(interview)].filter((text) => text !== null)
  }

  return { status, times }
}

/** Which interview is shown, of how many, how far it is and when it was held; with several, a choice between them. */
export function InterviewPicker({ interviews, isPending, report, isCompact }: Props) {
  const t = useTranslations('report')
  const words = useInterviewWords(report.timeZone)
  const index = interviews.findIndex(({ interviewId }) => interviewId === report.interviewId)
  const interview = interviews[index]
  const className = isCompact ? `${styles.picker} ${styles.compact}` : styles.picker
  if (isPending) return <div className={classes(className, styles.pending)} />
  if (!interview) return <p className={styles.none}>{t('noInterview')}</p>

  const isChoice = interviews.length > 1
  const title = isChoice
    ? t('interviewOf', { position: index + 1, count: interviews.length, name: interview.interviewName })
    : t('onlyInterview', { name: interview.interviewName })
  const body = (
    <>
      <span className={styles.title}>
        <span className={styles.name}>{title}</span>
        <span className={styles.status}>{words.status(interview)}</span>
        {isChoice && <ChevronDownIcon />}
      </span>
      {!isCompact &&
        words.times(interview).map((text) => (
          <span key={text} className={styles.times}>
            {text}
          </span>
        ))}
    </>
  )
  if (!isChoice) return <div className={className}>{body}</div>

  const items = interviews.map((one) => ({
    value: one.interviewId,
    label: [one.interviewName, words.status(one), ...words.times(one)].join(' · '),
  }))
  // The question and the moment in view belong to the interview that is left.
  const handleChange = (userid: string) => report.go({ userid, q: undefined, t: undefined, ev: undefined })
  const trigger = (
    <button type="button" className={className} title={t('chooseInterview')}>
      {body}
    </button>
  )
  return (
    <Suspense fallback={trigger}>
      <InterviewMenu trigger={trigger} items={items} value={interview.interviewId} onChange={handleChange} />
    </Suspense>
  )
}
