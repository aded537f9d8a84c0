import { minuteMs } from '@candor/kernel/durations'
import { nameIn } from '@candor/messages/local-name'
import { clockOf, dayOf, plannedEnd, plannedTime } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { classes } from '@candor/ui/classes.ts'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ofCandidate } from '../../../../candidates/candidates/rules/ids.ts'
import { ofPlan } from '../../../planning/rules/wire.ts'
import { type OfDay, stateOf } from '../../rules/day.ts'
import type { Day } from '../../rules/wire.ts'
import styles from './day.module.css'

interface Props {
  interview: OfDay
  day: Day
  timeZone: string
  style?: CSSProperties
}

const rooms = ['inPerson', 'builtIn', 'online', 'elsewhere', 'other'] as const

/** Returns how long it is until an interview, or that it runs or is over. */
function useStateWords({ interview, day }: Pick<Props, 'interview' | 'day'>): string {
  const t = useTranslations('my-interviews.day')
  const state = stateOf(interview, day.now)
  if (state !== 'coming') return t(state)
  const minutes = Math.ceil((interview.startsAt - day.now) / minuteMs)
  return minutes < 60
    ? t('inMinutes', { minutes })
    : t('inHours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}

/** One interview: with whom, when, where, and the ways to its report and its feedback. */
export function DayInterview({ interview, day, timeZone, style }: Props) {
  const t = useTranslations('my-interviews.day')
  const locale = useLocale()
  const name = nameIn(locale, interview.candidate.name, interview.candidate.latin)
  const words = useStateWords({ interview, day })
  const isToday = dayOf(interview.startsAt, timeZone) === dayOf(day.now, timeZone)
  const from = isToday
    ? clockOf(interview.startsAt, timeZone)
    : plannedTime(interview.startsAt, timeZone, currentLocale())
  const to = plannedEnd(interview, timeZone, currentLocale())
  const candidate = ofCandidate(interview.candidateId)
  const state = stateOf(interview, day.now)
  const others = interview.others.join(t('comma'))
  return (
    <li className={classes(styles.interview, styles[state])} style={style}>
      <p className={styles.line}>
        <b dir="auto">{name}</b>
        <span>{words}</span>
      </p>
      <p>
        {t('roundTime', { round: interview.roundName, from, to })}
        {others !== '' && ` ${t('with', { names: others })}`}
      </p>
      <p>{interview.location ?? t(`room.${rooms[interview.roomType] ?? 'other'}`)}</p>
      <p className={styles.ways}>
        <Link
          to="/shareurl"
          search={{ ...candidate, from: 'interviewPlan' }}
          aria-label={t('openOf', { name })}
        >
          {t('open')}
        </Link>
        {interview.isOwn && state !== 'coming' && !interview.hasFeedback && (
          <Link
            to="/emailFeedback"
            search={{ ...candidate, ...ofPlan(interview.planId) }}
            aria-label={t('giveOf', { name })}
          >
            {t('give')}
          </Link>
        )}
        {interview.hasFeedback && <span>{t('given')}</span>}
      </p>
    </li>
  )
}
