import { type TimeFault, timesFault } from './offering.ts'

/** A free time as it is typed: a day and two times of it, in the zone of whoever types. */
export interface FreeTime {
  readonly id: string
  /** YYYY-MM-DD. */
  readonly date: string
  /** HH:mm. */
  readonly from: string
  readonly to: string
  /** What it was written down from, as long as nobody has changed it: it is stored as it was, to the minute. */
  readonly stored: Time | null
}

interface Time {
  /** Epoch milliseconds. */
  readonly startTime: number
  readonly endTime: number
}

const two = (value: number) => String(value).padStart(2, '0')

/** Writes times down as they are typed. One that ends on another day than it begins shows until the end of its day. */
export function writeFreeTimes(times: readonly Time[]): FreeTime[] {
  return times.map(({ startTime, endTime }) => {
    const [start, end] = [new Date(startTime), new Date(endTime)]
    const clock = (time: Date) => `${two(time.getHours())}:${two(time.getMinutes())}`
    const date = `${start.getFullYear()}-${two(start.getMonth() + 1)}-${two(start.getDate())}`
    return {
      id: String(startTime),
      date,
      from: clock(start),
      to: start.getDate() === end.getDate() ? clock(end) : '23:59',
      stored: { startTime, endTime },
    }
  })
}

/** Whether what is typed is not what was typed before. */
export function isTimesChanged(before: readonly FreeTime[], typed: readonly FreeTime[]): boolean {
  const told = (times: readonly FreeTime[]) =>
    times.map(({ date, from, to }) => `${date} ${from} ${to}`).join()
  return told(before) !== told(typed)
}

/** Reads what was typed, with what is wrong with each of them by its id. */
export function readFreeTimes(
  typed: readonly FreeTime[],
  now: number,
): { read: Time[]; faults: ReadonlyMap<string, TimeFault | 'incomplete'> } {
  const read = typed.map(
    ({ date, from, to, stored }) =>
      stored ?? { startTime: Date.parse(`${date}T${from}`), endTime: Date.parse(`${date}T${to}`) },
  )
  const faults = new Map<string, TimeFault | 'incomplete'>()
  for (const [index, { id }] of typed.entries()) {
    const time = read[index]
    if (!time) continue
    const isIncomplete = Number.isNaN(time.startTime) || Number.isNaN(time.endTime)
    const isTwice = read.findIndex(({ startTime }) => startTime === time.startTime) < index
    const fault = isIncomplete
      ? 'incomplete'
      : (timesFault([time], now)?.fault ?? (isTwice ? 'timeTwice' : null))
    if (fault) faults.set(id, fault)
  }
  return { read, faults }
}
