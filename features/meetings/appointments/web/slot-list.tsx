import { clockOf, dayName } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Slot } from '../rules/appointment.ts'
import type { Day } from '../rules/days.ts'
import styles from './slot-list.module.css'

interface Props {
  days: readonly Day[]
  chosen: number | null
  timeZone: string
  listId: (day: string) => string
  onChoose: (slot: Slot) => void
}

/** The times of all days in one list, one of which is chosen. */
export function SlotList({ days, chosen, timeZone, listId, onChoose }: Props) {
  const t = useTranslations('appointments')
  const name = useId()
  return (
    <div role="radiogroup" aria-label={t('slots')}>
      {days
        .filter(({ slots }) => slots.length > 0)
        .map(({ day, slots }) => (
          <section key={day} id={listId(day)} className={styles.day}>
            <h2 className={styles.title}>{dayName(slots[0]?.startsAt ?? 0, timeZone, currentLocale())}</h2>
            {slots.map((slot) => {
              const { startsAt, endsAt, isTaken } = slot
              const isChosen = startsAt === chosen && !isTaken
              return (
                <label key={startsAt} className={styles.slot} data-is-taken={isTaken}>
                  <input
                    type="radio"
                    className={styles.dot}
                    name={name}
                    checked={isChosen}
                    disabled={isTaken}
                    onChange={() => onChoose(slot)}
                  />
                  <b>{clockOf(startsAt, timeZone)}</b>
                  <span className={styles.to}>{t('to', { clock: clockOf(endsAt, timeZone) })}</span>
                  {isChosen && <span className={styles.note}>{t('yourChoice')}</span>}
                  {isTaken && <span className={styles.note}>{t('justTaken')}</span>}
                </label>
              )
            })}
          </section>
        ))}
    </div>
  )
}
