import { clockOf, dayName, dayOf, zoneName } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { useTranslations } from 'use-intl'
import type { Slot } from '../rules/appointment.ts'
import type { Appointment } from '../rules/wire.ts'
import styles from './choose-time.module.css'

interface Props {
  appointment: Appointment
  chosen: Slot | null
  timeZone: string
}

/** The chosen time, also in the company's time zone where that is another one. */
export function ChosenTime({ appointment, chosen, timeZone }: Props) {
  const t = useTranslations('appointments')
  const { now, timeZone: theirs } = appointment
  const words = (zone: string, { startsAt, endsAt }: Slot) => ({
    day: dayName(startsAt, zone, currentLocale()),
    from: clockOf(startsAt, zone),
    to: clockOf(endsAt, zone),
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
                ...(dayOf(chosen.startsAt, theirs) === dayOf(chosen.startsAt, timeZone) && { day: 'same' }),
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
