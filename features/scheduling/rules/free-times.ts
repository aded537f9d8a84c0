import { type TimeFault, timesFault } from './offering.ts'

/** A free time as it is typed: a day and two times of it, in the zone of whoever types. */
export interface FreeTime {
  readonly id: string
  /** YYYY-MM-DD. */
  readonly date: string
  /** HH:mm. */
  readonly from: string
  readonly to: string
  /** It was stored over a midnight of this zone: an end before its start is one of the next day. */
  readonly mayEndNextDay: boolean
  /** What it was written down from, as long as nobody has changed it: it is stored as it was, to the minute. */
  readonly stored: Time | null
}

/** A time that is stored. */
export interface Time {
  /** Epoch milliseconds. */
  readonly startTime: number
  readonly endTime: number
}

const two = (value: number) => String(value).padStart(2, '0')

/** Writes times down as they are typed. None is longer than a day, so that it ends on the day on which it begins or the next. */
export function writeFreeTimes(times: readonly Time[]): FreeTime[] {
  return times.map(({ startTime, endTime }) => {
    const [start, end] = [new Date(startTime), new Date(endTime)]
    const clock = (time: Date) => `${two(time.getHours())}:${two(time.getMinutes())}`
    const date = `${start.getFullYear()}-${two(start.getMonth() + 1)}-${two(start.getDate())}`
    return {
      id: String(startTime),
      date,
      from: clock(start),
      to: clock(end),
      mayEndNextDay: start.getDate() !== end.getDate(),
      stored: { startTime, endTime },
    }
  })
}

/** Whether a time ends on the day after the one on which it begins. */
export function endsNextDay({ from, to, mayEndNextDay }: FreeTime): boolean {
  return mayEndNextDay && to !== '' && to <= from
}

function readTime(typed: FreeTime): Time {
  const { date, from, to } = typed
  const end = new Date(`${date}T${to}`)
  if (endsNextDay(typed)) end.setDate(end.getDate() + 1)
  return { startTime: Date.parse(`${date}T${from}`), endTime: end.getTime() }
}

/** Whether what is typed is not what was typed before, in whatever order. */
export function isTimesChanged(before: readonly FreeTime[], typed: readonly FreeTime[]): boolean {
  const told = (times: readonly FreeTime[]) =>
    times
      .map(({ date, from, to }) => `${date} ${from} ${to}`)
      .sort()
      .join()
  return told(before) !== told(typed)
}

/** Whether two lists hold other times, those aside that were over by `now` (epoch milliseconds). */
export function areOtherTimes(some: readonly Time[], others: readonly Time[], now: number): boolean {
  const told = (times: readonly Time[]) =>
    times
      .filter(({ endTime }) => endTime > now)
      .map(({ startTime, endTime }) => `${startTime} ${endTime}`)
      .sort()
      .join()
  return told(some) !== told(others)
}

/** Reads what was typed over what is `stored`, with what is wrong with each of them by its id. */
export function readFreeTimes(
  typed: readonly FreeTime[],
  now: number,
  stored: readonly Time[],
): { read: Time[]; faults: ReadonlyMap<string, TimeFault | 'incomplete'> } {
  const read = typed.map((time) => time.stored ?? readTime(time))
  const faults = new Map<string, TimeFault | 'incomplete'>()
  for (const [index, { id }] of typed.entries()) {
    const time = read[index]
    if (!time) continue
    const isIncomplete = Number.isNaN(time.startTime) || Number.isNaN(time.endTime)
    const isTwice = read.findIndex(({ startTime }) => startTime === time.startTime) < index
    const fault = isIncomplete
      ? 'incomplete'
      : (timesFault([time], now, stored)?.fault ?? (isTwice ? 'timeTwice' : null))
    if (fault) faults.set(id, fault)
  }
  return { read, faults }
}
