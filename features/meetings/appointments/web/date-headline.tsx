import { clockOf, dayParts, offsetName, zoneName } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import type { Appointment } from '../rules/wire.ts'
import styles from './date-headline.module.css'

interface Props {
  appointment: Pick<Appointment, 'now' | 'startsAt' | 'endsAt'>
  timeZone: string
  headingRef?: Ref<HTMLHeadingElement>
}

/** The headline with the time of an interview, and how long it is until then. */
export function DateHeadline({ appointment, timeZone, headingRef }: Props) {
  const t = useTranslations('appointments')
  const { now, startsAt, endsAt } = appointment
  if (startsAt === null) return null
  const from = clockOf(startsAt, timeZone)
  const { weekday, date } = dayParts(startsAt, timeZone, currentLocale())
  const [first, second] = currentLocale() === 'en' ? [weekday, date] : [date, weekday]
  const minutes = Math.floor((startsAt - now) / 60_000)
  const days = Math.floor(minutes / 1440)
  const hours = Math.floor((minutes % 1440) / 60)
  return (
    <>
      <h1 ref={headingRef} className={styles.date} tabIndex={-1}>
        <span>{first}</span> <span>{second}</span>{' '}
        <span>{endsAt === null ? from : t('fromTo', { from, to: clockOf(endsAt, timeZone) })}</span>
      </h1>
      <p className={styles.zone}>
        {t('zoneIs', {
          zone: zoneName(startsAt, timeZone, currentLocale()),
          offset: offsetName(startsAt, timeZone),
          starts: minutes < 0 ? '' : t('startsIn', { days, hours, minutes: minutes % 60 }),
        })}
      </p>
    </>
  )
}
