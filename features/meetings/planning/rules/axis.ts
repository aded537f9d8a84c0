import { addDays, localTime, momentsOf } from '@candor/kernel/zoned-time'
import { writeClock } from './clock.ts'
import type { Span } from './spans.ts'

/** An hour of the axis. In a week in which clocks are put back, one hour comes twice on each of its days. */
interface AxisRow {
  readonly hour: number
  readonly isSecond: boolean
}

export interface WeekAxis {
  readonly zone: string
  readonly rows: readonly AxisRow[]
}

const hourMinutes = 60
const minuteMs = 60_000

/** The hours of a working day, which are always shown. */
const alwaysShown = { from: 9, to: 20 } as const

/** The hours of the candidate's clock in which interviews are fit. */
const comfortable = { from: 8 * hourMinutes, to: 21 * hourMinutes } as const

function isDoubled(day: string, hour: number, zone: string): boolean {
  const quarters = [0, 15, 30, 45]
  return quarters.some((minutes) => momentsOf(day, hour * hourMinutes + minutes, zone).length > 1)
}

/** The axis of some days: the working hours, with earlier and later hours where something lies in them. */
export function weekAxis(days: readonly string[], shown: readonly Span[], zone: string): WeekAxis {
  let from: number = alwaysShown.from
  let to: number = alwaysShown.to
  for (const { startsAt, endsAt } of shown) {
    const start = localTime(startsAt, zone)
    const end = localTime(endsAt - 1, zone)
    if (days.includes(start.day)) from = Math.min(from, Math.floor(start.minutes / hourMinutes))
    if (days.includes(end.day)) to = Math.max(to, Math.floor(end.minutes / hourMinutes) + 1)
    if (start.day === end.day) continue
    // It goes over midnight: its first day needs the evening, the next one the night.
    if (days.includes(start.day)) to = 24
    if (days.includes(end.day)) from = 0
  }
  const rows: AxisRow[] = []
  for (let hour = from; hour < to; hour += 1) {
    rows.push({ hour, isSecond: false })
    if (days.some((day) => isDoubled(day, hour, zone))) rows.push({ hour, isSecond: true })
  }
  return { zone, rows }
}

/** The row of a moment on the axis, counted from the top; null where its hour is not shown. */
function rowAt(axis: WeekAxis, at: number): number | null {
  const { minutes, isSecond } = localTime(at, axis.zone)
  const hour = Math.floor(minutes / hourMinutes)
  const row = axis.rows.findIndex((shown) => shown.hour === hour && shown.isSecond === isSecond)
  return row < 0 ? null : row + (minutes % hourMinutes) / hourMinutes
}

/** The first moment of a day, which in some zones is not shown as 00:00. */
function dayStart(day: string, zone: string): number {
  for (let minutes = 0; minutes < 24 * hourMinutes; minutes += 15) {
    const [first] = momentsOf(day, minutes, zone)
    if (first !== undefined) return first
  }
  return Date.parse(`${day}T00:00:00Z`)
}

/** A day of the plan's zone, from its first moment to the next day's: 23 or 25 hours where clocks change. */
export function daySpan(day: string, zone: string): Span {
  return { startsAt: dayStart(day, zone), endsAt: dayStart(addDays(day, 1), zone) }
}

export interface RowSpan {
  readonly top: number
  readonly height: number
}

/** The rows of a stretch of time in a day's column; null where none of it is shown. */
export function rowSpanOf(axis: WeekAxis, day: string, span: Span): RowSpan | null {
  const whole = daySpan(day, axis.zone)
  const startsAt = Math.max(span.startsAt, whole.startsAt)
  const endsAt = Math.min(span.endsAt, whole.endsAt)
  if (endsAt <= startsAt) return null
  const [first] = axis.rows
  if (!first) return null
  const last = axis.rows.at(-1) ?? first
  const start = localTime(startsAt, axis.zone)
  const end = localTime(endsAt - minuteMs, axis.zone)
  if (end.minutes < first.hour * hourMinutes || start.minutes >= (last.hour + 1) * hourMinutes) return null
  const top = rowAt(axis, startsAt) ?? 0
  const bottom = rowAt(axis, endsAt - minuteMs)
  return { top, height: (bottom === null ? axis.rows.length : bottom + 1 / hourMinutes) - top }
}

/** The moment of a day's column at so many rows from its top, to a quarter of an hour; null where clocks skip it. */
export function momentAt(axis: WeekAxis, day: string, top: number): number | null {
  const row = axis.rows[Math.floor(top)]
  if (!row) return null
  const quarter = Math.floor((top % 1) * 4) * 15
  const moments = momentsOf(day, row.hour * hourMinutes + quarter, axis.zone)
  const at = moments[row.isSecond ? 1 : 0]
  return at ?? null
}

function rowsWhere(axis: WeekAxis, holds: (top: number) => boolean): readonly RowSpan[] {
  const spans: RowSpan[] = []
  for (let top = 0; top < axis.rows.length; top += 0.25) {
    if (!holds(top)) continue
    const last = spans.at(-1)
    if (last && last.top + last.height === top) {
      spans[spans.length - 1] = { top: last.top, height: last.height + 0.25 }
    } else {
      spans.push({ top, height: 0.25 })
    }
  }
  return spans
}

/**
 * The parts of a day's column that do not exist on that day: a skipped hour, or the second of an hour that comes once.
 */
export function missingRows(axis: WeekAxis, day: string): readonly RowSpan[] {
  return rowsWhere(axis, (top) => momentAt(axis, day, top) === null)
}

/** Whether a moment is before 08:00 or after 21:00 in the candidate's zone. */
function isUnsocial(at: number, candidateZone: string): boolean {
  const { minutes } = localTime(at, candidateZone)
  return minutes < comfortable.from || minutes >= comfortable.to
}

/** The parts of a day's column that are past, or before 08:00 or after 21:00 in the candidate's zone. */
export function shadedRows(
  axis: WeekAxis,
  day: string,
  { candidateZone, now }: { readonly candidateZone: string; readonly now: number },
): { readonly past: readonly RowSpan[]; readonly unsocial: readonly RowSpan[] } {
  const at = (top: number) => momentAt(axis, day, top)
  const isPast = (moment: number | null) => moment !== null && moment <= now
  return {
    past: rowsWhere(axis, (top) => isPast(at(top))),
    unsocial: rowsWhere(axis, (top) => {
      const moment = at(top)
      return moment !== null && moment > now && isUnsocial(moment, candidateZone)
    }),
  }
}

export interface AxisLabel {
  readonly text: string
  readonly isUnsocial: boolean
}

/** The labels of the hours of the axis in its own zone, and the hour at which it ends. */
export function planLabels({ rows }: WeekAxis): readonly AxisLabel[] {
  const hours = [...rows.map(({ hour }) => hour), (rows.at(-1)?.hour ?? 0) + 1]
  return hours.map((hour) => ({ text: writeClock(hour * hourMinutes), isUnsocial: false }))
}

/** The same hours of a day in the candidate's zone; null for an hour that the day does not have. */
export function candidateLabels(
  axis: WeekAxis,
  day: string,
  candidateZone: string,
): readonly (AxisLabel | null)[] {
  const lastQuarter = momentAt(axis, day, axis.rows.length - 0.25)
  const end = lastQuarter === null ? null : lastQuarter + 15 * minuteMs
  const hours = [...axis.rows.map((_, row) => momentAt(axis, day, row)), end]
  return hours.map((at) => {
    if (at === null) return null
    return {
      text: writeClock(localTime(at, candidateZone).minutes),
      isUnsocial: isUnsocial(at, candidateZone),
    }
  })
}
