import { localTime } from '@candor/kernel/zoned-time'
import { classes } from '@candor/ui/classes.ts'
import { type AxisLabel, candidateLabels, planLabels, rowSpanOf, type WeekAxis } from '../../rules/axis.ts'
import { writeClock } from '../../rules/clock.ts'
import styles from './calendar.module.css'
import { placedAt } from './placed.ts'
import type { RoundCalendar } from './round-calendar.ts'

interface Props {
  side: 'plan' | 'candidate'
  axis: WeekAxis
  /** The day whose hours are written, where clocks change within the week. */
  day: string
  calendar: RoundCalendar
}

/** The hours beside the days, in the plan's zone or the candidate's; those of the proposal are highlighted. */
export function AxisColumn({ side, axis, day, calendar }: Props) {
  const { proposal } = calendar
  const zone = side === 'plan' ? axis.zone : calendar.candidateZone
  const isShown = localTime(proposal.startsAt, axis.zone).day === day
  const rowSpan = isShown ? rowSpanOf(axis, day, proposal) : null
  const mark = rowSpan?.top ?? null
  const labels: readonly (AxisLabel | null)[] =
    side === 'plan' ? planLabels(axis) : candidateLabels(axis, day, calendar.candidateZone)
  return (
    <div className={classes(styles.axis, styles[side])} aria-hidden="true">
      {labels.map(
        (label, row) =>
          label &&
          !(mark !== null && Math.abs(mark - row) < 0.3) && (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the hours keep their order
              key={row}
              style={placedAt(row)}
              data-unsocial={label.isUnsocial || undefined}
            >
              {label.text}
            </span>
          ),
      )}
      {mark !== null && (
        <b className={styles.mark} style={placedAt(mark)}>
          {writeClock(localTime(proposal.startsAt, zone).minutes)}
        </b>
      )}
    </div>
  )
}
