import { clockOf, dayOf, plannedTime, shortDayName } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { useTranslations } from 'use-intl'
import type { TodayThing } from '../contract.ts'
import { groupOf, lateness } from '../rules/when.ts'
import { useRowOfPage } from './row-context.ts'
import styles from './today-row.module.css'

type Times = Pick<TodayThing, 'due' | 'since' | 'until'>

/** Returns when a thing is due, in words: how late, by which clock time today, or the day. */
function useDue({ due, until }: Times): string {
  const t = useTranslations('today-parts')
  const { now, timeZone } = useRowOfPage()
  const locale = currentLocale()
  if (until !== null) return t('back', { time: plannedTime(until, timeZone, locale) })
  const late = lateness({ due }, now)
  if (late) return 'days' in late ? t('lateDays', late) : t('lateHours', late)
  if (due === null) return t('today')
  return groupOf({ due }, now, timeZone) === 'today'
    ? t('by', { time: clockOf(due, timeZone) })
    : shortDayName(due, timeZone, locale)
}

/** When a thing is due, and since when it waits. */
export function WhenCell({ thing }: { thing: Times }) {
  const t = useTranslations('today-parts')
  const { now, timeZone } = useRowOfPage()
  const due = useDue(thing)
  const { since } = thing
  const isToday = dayOf(since, timeZone) === dayOf(now, timeZone)
  const time = isToday ? clockOf(since, timeZone) : shortDayName(since, timeZone, currentLocale())
  return (
    <div className={styles.when}>
      <b>{due}</b>
      <span>{t('since', { time })}</span>
    </div>
  )
}

/** Since when a thing waits, and when it is due, to the minute: each kind has this to look at. */
export function TimesLine({ thing: { since, due } }: { thing: Times }) {
  const t = useTranslations('today-parts')
  const { timeZone } = useRowOfPage()
  const locale = currentLocale()
  const time = plannedTime(since, timeZone, locale)
  return (
    <p className={styles.line}>
      {due === null
        ? t('sinceTime', { time })
        : t('sinceTimeDue', { time, due: plannedTime(due, timeZone, locale) })}
    </p>
  )
}
