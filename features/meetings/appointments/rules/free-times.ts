import type { Span } from '@candor/kernel/span'
import { type TimeFault, timesFault } from './offering.ts'

/** An available time as typed: a day, a start and an end, in the zone of the person who types. */
export interface FreeTime {
  readonly id: string
  readonly date: string
  readonly from: string
  readonly to: string
  /** Whether it was stored over a midnight of this zone: then an end before its start is on the next day. */
  readonly mayEndNextDay: boolean
  /** The stored time that it shows, while nobody has changed it: it is stored again unchanged. */
  readonly stored: Span | null
}

const two = (value: number) => String(value).padStart(2, '0')

/**
 * Stored times in the form in which they are typed. None is longer than a day, so each ends on the day of its start or
 * the next.
 */
export function writeFreeTimes(times: readonly Span[]): FreeTime[] {
  return times.map(({ startsAt, endsAt }) => {
    const start = new Date(startsAt)
    const end = new Date(endsAt)
    const clock = (time: Date) => `${two(time.getHours())}:${two(time.getMinutes())}`
    const date = `${start.getFullYear()}-${two(start.getMonth() + 1)}-${two(start.getDate())}`
    return {
      id: String(startsAt),
      date,
      from: clock(start),
      to: clock(end),
      mayEndNextDay: start.getDate() !== end.getDate(),
      stored: { startsAt, endsAt },
    }
  })
}

export function endsNextDay({ from, to, mayEndNextDay }: FreeTime): boolean {
  return mayEndNextDay && to !== '' && to <= from
}

function readTime(typed: FreeTime): Span {
  const { date, from, to } = typed
  const end = new Date(`${date}T${to}`)
  if (endsNextDay(typed)) end.setDate(end.getDate() + 1)
  return { startsAt: Date.parse(`${date}T${from}`), endsAt: end.getTime() }
}

/** Whether the typed times differ from those before, in any order. */
export function isTimesChanged(before: readonly FreeTime[], typed: readonly FreeTime[]): boolean {
  const comparable = (times: readonly FreeTime[]) =>
    times
      .map(({ date, from, to }) => `${date} ${from} ${to}`)
      .sort()
      .join()
  return comparable(before) !== comparable(typed)
}

/** Whether two lists differ in times that are not over by `now` (epoch milliseconds). */
export function areOtherTimes(some: readonly Span[], others: readonly Span[], now: number): boolean {
  const comparable = (times: readonly Span[]) =>
    times
      .filter(({ endsAt }) => endsAt > now)
      .map(({ startsAt, endsAt }) => `${startsAt} ${endsAt}`)
      .sort()
      .join()
  return comparable(some) !== comparable(others)
}

/** Reads the typed times over the `stored` ones, with the fault of each by its id. */
export function readFreeTimes(
  typed: readonly FreeTime[],
  now: number,
  stored: readonly Span[],
): { read: Span[]; faults: ReadonlyMap<string, TimeFault | 'incomplete'> } {
  const read = typed.map((time) => time.stored ?? readTime(time))
  const faults = new Map<string, TimeFault | 'incomplete'>()
  for (const [index, { id }] of typed.entries()) {
    const time = read[index]
    if (!time) continue
    const isIncomplete = Number.isNaN(time.startsAt) || Number.isNaN(time.endsAt)
    const isTwice = read.findIndex(({ startsAt }) => startsAt === time.startsAt) < index
    const fault = isIncomplete
      ? 'incomplete'
      : (timesFault([time], now, stored)?.fault ?? (isTwice ? 'timeTwice' : null))
    if (fault) faults.set(id, fault)
  }
  return { read, faults }
}
