import { dayParts } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { revealInRow } from '@candor/ui/tabs/scroll-ends.ts'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Day } from '../rules/days.ts'
import { steppedTo } from './arrow-keys.ts'
import styles from './day-tabs.module.css'

interface Props {
  days: readonly Day[]
  /** The day in view. */
  current: string
  /** Returns the id of the list of a day. */
  listId: (day: string) => string
  onChange: (day: string) => void
}

/** The days, each with the number of its open times; a press leads to its times in the list below. */
export function DayTabs({ days, current, listId, onChange }: Props) {
  const t = useTranslations('appointments')
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(`[data-day='${current}']`)
    if (row.current && tab) revealInRow(row.current, tab)
  }, [current])

  function handleKey(event: KeyboardEvent) {
    const next = steppedTo(
      event,
      days.filter(({ open }) => open > 0),
      days.find(({ day }) => day === current),
    )
    if (!next) return
    event.preventDefault()
    onChange(next.day)
    row.current?.querySelector<HTMLElement>(`[data-day='${next.day}']`)?.focus()
  }

  return (
    <div ref={row} className={styles.days} role="tablist" aria-label={t('days')} onKeyDown={handleKey}>
      {days.map(({ day, slots, open }) => {
        const parts = dayParts(Date.parse(`${day}T12:00Z`), 'UTC', currentLocale())
        return (
          <button
            key={day}
            type="button"
            role="tab"
            className={styles.day}
            data-day={day}
            aria-selected={day === current}
            aria-controls={slots.length > 0 ? listId(day) : undefined}
            tabIndex={day === current ? 0 : -1}
            disabled={open === 0}
            onClick={() => onChange(day)}
          >
            <span>{parts.shortWeekday}</span>
            <b>{parts.number}</b>
            <small>{t('times', { count: open })}</small>
          </button>
        )
      })}
    </div>
  )
}
