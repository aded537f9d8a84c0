import { initialsOf } from '@candor/messages/initials'
import { handOverFocus } from '@candor/ui/inputs/hand-over-focus.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { availabilityAt, type RoundInterviewer } from '../rules/interviewers.ts'
import type { Span } from '../rules/spans.ts'
import { useCalendarWords } from './calendar/use-calendar-words.ts'
import styles from './round.module.css'

interface Props {
  interviewer: RoundInterviewer
  time: Span
  zone: string
  leads?: boolean
  /** Buttons at the end of the line. */
  end?: ReactNode
}

/** An interviewer in a list, and whether they can at a time. */
export function InterviewerRow({ interviewer, time, zone, leads = false, end }: Props) {
  const t = useTranslations('planning')
  const words = useCalendarWords(zone)
  const availability = availabilityAt(time, interviewer, zone)

  function availabilityText(): string {
    switch (availability.kind) {
      case 'unknown':
        return t('noCalendar')
      case 'frozen':
        return t('frozen')
      case 'freeUntil':
        return t('freeUntil', { time: words.clock(availability.until) })
      case 'free':
        return t('isFree')
      case 'ownFree':
        return t('ownFree')
      case 'outsideFree':
        return t('outsideFree')
      case 'taken':
        return t('takenFrom', { time: words.clock(availability.from) })
    }
  }

  const isInTheWay = availability.kind === 'taken' || availability.kind === 'frozen'
  return (
    <li ref={handOverFocus}>
      <span
        className={styles.disc}
        data-unknown={availability.kind === 'unknown' || undefined}
        aria-hidden="true"
      >
        {initialsOf(interviewer.name)}
      </span>
      <span className={styles.name}>
        {interviewer.name}
        {leads && <small>{t('leads')}</small>}
      </span>
      <span className={styles.standing} data-conflict={isInTheWay || undefined}>
        {availabilityText()}
      </span>
      {end}
    </li>
  )
}
