import { LongList } from '@candor/ui/long-list'
import { Section } from '@candor/ui/sections/section'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PaneProps } from './moment-pane.tsx'
import { longListLength } from './record-list.tsx'
import styles from './records.module.css'
import { useCheckWords, useTimes } from './use-words.ts'

/** The events of the axis as a list; pressing one goes to its time. */
export function EventsSection({ report, view, selection }: PaneProps) {
  const t = useTranslations('integrity')
  const { nameOf } = useCheckWords()
  const { timeOf } = useTimes(report.timeZone)
  const [pane, setPane] = useState<HTMLElement | null>(null)
  const { events } = view
  const keys = useMemo(() => events.map(({ key }) => key), [events])
  if (events.length === 0) return null
  return (
    <Section
      title={t('events')}
      isFoldable
      isOpenAtFirst={false}
      end={t('entries', { count: events.length })}
    >
      <div ref={setPane} className={styles.pane}>
        <LongList
          keys={keys}
          isLong={events.length > longListLength}
          pane={pane}
          current={-1}
          isFollowing={false}
          draw={(index) => {
            const event = events[index]
            if (!event) return null
            return (
              <button
                type="button"
                className={styles.event}
                aria-current={event.key === selection.event?.key}
                onClick={() => selection.selectEvent(event)}
              >
                <span>{timeOf(event)}</span>
                <span>{nameOf({ check: { known: event.check } })}</span>
              </button>
            )
          }}
        />
      </div>
    </Section>
  )
}
