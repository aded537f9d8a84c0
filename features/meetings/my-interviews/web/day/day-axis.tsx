import { hourMs } from '@candor/kernel/durations'
import { clockOf } from '@candor/messages/local-time'
import { axisOf, lanesOf, mostLanes } from '../../rules/day-axis.ts'
import type { Day } from '../../rules/wire.ts'
import styles from './day.module.css'
import { DayInterview } from './day-interview.tsx'
import { DayList } from './day-list.tsx'

/** Height of an hour, in pixels. */
const hourPx = 62

/** The interviews of a day on the axis of its hours, with a line at the present moment; a list where too many meet. */
export function DayAxis({ day, timeZone }: { day: Day; timeZone: string }) {
  const { hours, begin, end } = axisOf(day, day.today)
  const { lanes, count } = lanesOf(day.today)
  if (count > mostLanes) return <DayList day={day} timeZone={timeZone} />
  const topOf = (at: number) => ((at - begin) / hourMs) * hourPx
  const width = 100 / count
  return (
    <div className={styles.axis} style={{ height: topOf(end) + 16 }}>
      <div aria-hidden="true">
        {hours.map((at) => (
          <span key={at} className={styles.hour} style={{ top: topOf(at) }}>
            {clockOf(at, timeZone)}
          </span>
        ))}
        {day.now >= begin && day.now <= end && (
          <span className={styles.now} style={{ top: topOf(day.now) }}>
            {clockOf(day.now, timeZone)}
          </span>
        )}
      </div>
      <ol className={styles.placed}>
        {day.today.map((interview, index) => (
          <DayInterview
            key={interview.planId}
            interview={interview}
            day={day}
            timeZone={timeZone}
            style={{
              top: topOf(interview.startsAt),
              minHeight: topOf(interview.endsAt) - topOf(interview.startsAt),
              left: `${(lanes[index] ?? 0) * width}%`,
              width: `calc(${width}% - 4px)`,
            }}
          />
        ))}
      </ol>
    </div>
  )
}
