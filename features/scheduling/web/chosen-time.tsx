import { clockOf, dayName, dayOf, zoneName } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { useTranslations } from 'use-intl'
import type { Appointment } from '../contract/choosing.ts'
import type { Slot } from '../rules/days.ts'
import styles from './choose-time.module.css'

interface Props {
  appointment: Appointment
  chosen: Slot | null
  timeZone: string
}

/** The chosen time, also in the company's time zone where that is another one. */
export function ChosenTime({ appointment, chosen, timeZone }: Props) {
  const t = useTranslations('scheduling')
  const { now, timeZone: theirs } = appointment
  const words = (zone: string, { startTime, endTime }: Slot) => ({
    day: dayName(startTime, zone, currentLocale()),
    from: clockOf(startTime, zone),
    to: clockOf(endTime, zone),
  })
  return (
    <p className={styles.choice} role="status">
      {chosen ? (
        <>
          <b>{t('choiceIs', words(timeZone, chosen))}</b>
          {theirs !== timeZone && (
            <span>
              {t('theirs', {
                ...words(theirs, chosen),
                ...(dayOf(chosen.startTime, theirs) === dayOf(chosen.startTime, timeZone) && { day: 'same' }),
                zone: zoneName(now, theirs, currentLocale()),
              })}
            </span>
          )}
        </>
      ) : (
        <b>{t('nothingChosen')}</b>
      )}
    </p>
  )
}
