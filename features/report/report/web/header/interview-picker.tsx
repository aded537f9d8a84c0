import { formatClock, formatDateTime } from '@candor/messages/dates'
import { classes } from '@candor/ui/classes.ts'
import { ChevronDownIcon } from '@candor/ui/icons'
import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { usePressedMenu } from '@candor/ui/overlays/use-pressed-menu.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { InterviewSummary } from '../../../../candidates/interviews/rules/interview.ts'
import { interviewTimes, stateWords } from '../../rules/interview-words.ts'
import { prefetchReport } from '../load-report.ts'
import type { OpenReport } from '../open-report.ts'
import styles from './interview-picker.module.css'

// Most candidates have one interview and need no menu.
const InterviewMenu = lazyWithPreload(() => import('./interview-menu.tsx').then((part) => part.InterviewMenu))

interface Props {
  interviews: readonly InterviewSummary[]
  isPending: boolean
  report: OpenReport
  isCompact: boolean
}

function useInterviewWords(timeZone: string) {
  const t = useTranslations('report')
  const writing = {
    say: t,
    dateTime: (at: number) => formatDateTime(at, timeZone),
    stretch: formatClock,
  }
  return {
    status: ({ state }: InterviewSummary): string => t(stateWords[state]),
    times: (interview: InterviewSummary) => interviewTimes(interview, writing),
  }
}

/** The shown interview, the number of interviews, its state and its time; with several, a menu to choose one. */
export function InterviewPicker({ interviews, isPending, report, isCompact }: Props) {
  const t = useTranslations('report')
  const words = useInterviewWords(report.timeZone)
  const queries = useQueryClient()
  const index = interviews.findIndex(({ id }) => id === report.interviewId)
  const interview = interviews[index]
  const className = isCompact ? `${styles.picker} ${styles.compact}` : styles.picker
  if (isPending) return <div className={classes(className, styles.pending)} />
  if (!interview) return <p className={styles.none}>{t('noInterview')}</p>

  const isChoice = interviews.length > 1
  const title = isChoice
    ? t('interviewOf', { position: index + 1, count: interviews.length, name: interview.name })
    : t('onlyInterview', { name: interview.name })
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
    value: one.id,
    label: [one.name, words.status(one), ...words.times(one)].join(' · '),
  }))
  function handleChange(userid: string) {
    void prefetchReport(queries, { ...report.address, userid })
    // The question and the moment in view belong to the interview that is left.
    report.go({ userid, q: undefined, t: undefined, time: undefined, ev: undefined })
  }
  return (
    <InterviewChoice
      button={{ className, title: t('chooseInterview'), children: body }}
      items={items}
      value={interview.id}
      onChange={handleChange}
    />
  )
}

interface ChoiceProps {
  button: { className: string | undefined; title: string; children: ReactNode }
  items: { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** A choice between several interviews. If it is pressed before its menu has loaded, it opens as soon as that has. */
function InterviewChoice({ button, ...choice }: ChoiceProps) {
  const menu = usePressedMenu(InterviewMenu.preload, { isLikely: true })
  if (menu.isHere) {
    return (
      <InterviewMenu
        trigger={<button type="button" {...button} />}
        isOpenAtFirst={menu.isAskedFor}
        {...choice}
      />
    )
  }
  return (
    <button
      ref={menu.button}
      type="button"
      aria-haspopup="menu"
      aria-busy={menu.isAskedFor}
      onClick={menu.onPress}
      {...button}
    />
  )
}
