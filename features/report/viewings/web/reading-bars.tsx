import { formatClock } from '@candor/messages/dates'
import { useShortSectionName } from '../../report/web/tabs/use-section-name.ts'
import type { Readings } from '../contract.ts'
import type { ComparedReadings } from '../rules/readings.ts'
import styles from './reading-bars.module.css'

/** Names of the sections, below their bars. */
export function ReadingNames({ compared: { sections } }: { compared: ComparedReadings }) {
  const name = useShortSectionName()
  if (sections.length === 0) return null
  return (
    <div className={styles.row} aria-hidden="true">
      {sections.map((section) => (
        <span key={section} className={styles.name} title={name(section)}>
          {name(section)}
        </span>
      ))}
    </div>
  )
}

interface Props {
  readings: (typeof Readings)['_zod']['output']
  compared: ComparedReadings
}

/**
 * A chart of how long each section was in view by one share, beside the other shares; `ShareReadings` has the numbers.
 */
export function ReadingBars({ readings, compared: { sections, longestMs } }: Props) {
  if (sections.length === 0) return null
  const longest = readings.find(({ section }) => sections.includes(section))
  return (
    <div className={styles.row} aria-hidden="true">
      {sections.map((section) => {
        const reading = readings.find((stretch) => stretch.section === section)
        if (!reading) return <i key={section} className={styles.unread} />
        return (
          <div key={section} className={styles.column}>
            {reading === longest && <span className={styles.time}>{formatClock(reading.viewedMs)}</span>}
            <i className={styles.bar} style={{ height: `${(reading.viewedMs / longestMs) * 36}px` }} />
          </div>
        )
      })}
    </div>
  )
}
