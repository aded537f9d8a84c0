const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** The day (YYYY-MM-DD) a number of days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** The clock of a zone at a moment. */
export interface LocalTime {
  /** YYYY-MM-DD. */
  readonly day: string
  /** Minutes from midnight by the clock, 0 to 1439. */
  readonly minutes: number
  /** Whether the clock shows this time for the second time, in a night in which it was put back. */
  readonly isSecond: boolean
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formatters.set(zone, formatter)
  return formatter
}

/** Reads the clock of a zone, as minutes ahead of UTC. It costs some ten microseconds. */
function readOffset(at: number, zone: string): number {
  const part = new Map(
    formatterOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const day = `${part.get('year')}-${part.get('month')}-${part.get('day')}`
  const shown = asUtc(day, Number(part.get('hour')) * 60 + Number(part.get('minute')))
  return Math.round((shown - Math.floor(at / minuteMs) * minuteMs) / minuteMs)
}

const daysKept = 4000
const offsetsOfDays = new Map<string, number | null>()

/** The offset of a whole UTC day, or null where it changes within the day. A calendar asks for it a thousand times. */
function offsetOfDay(utcDay: number, zone: string): number | null {
  const key = `${zone} ${utcDay}`
  const known = offsetsOfDays.get(key)
  if (known !== undefined) return known
  const before = readOffset(utcDay * dayMs, zone)
  const offset = before === readOffset((utcDay + 1) * dayMs, zone) ? before : null
  if (offsetsOfDays.size >= daysKept) offsetsOfDays.clear()
  offsetsOfDays.set(key, offset)
  return offset
}

/** How many minutes a zone is ahead of UTC at a moment (epoch milliseconds). */
export function offsetAt(at: number, zone: string): number {
  return offsetOfDay(Math.floor(at / dayMs), zone) ?? readOffset(at, zone)
}

function clockOf(at: number, zone: string): { readonly day: string; readonly minutes: number } {
  const shown = at + offsetAt(at, zone) * minuteMs
  const minutes = Math.floor(shown / minuteMs) % (24 * 60)
  return { day: new Date(shown).toISOString().slice(0, 10), minutes: (minutes + 24 * 60) % (24 * 60) }
}

function asUtc(day: string, minutes: number): number {
  return Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs
}

/**
 * The moments (epoch milliseconds) at which the clock of a zone shows a time of a day, soonest first.
 *
 * Usually one; none for a time that the clock skips, and two for one that it shows again.
 */
export function momentsOf(day: string, minutes: number, zone: string): readonly number[] {
  const guess = asUtc(day, minutes)
  const offsets = new Set([offsetAt(guess - dayMs, zone), offsetAt(guess + dayMs, zone)])
  return [...offsets]
    .map((offset) => guess - offset * minuteMs)
    .filter((at) => {
      const shown = clockOf(at, zone)
      return shown.day === day && shown.minutes === minutes
    })
    .sort((a, b) => a - b)
}

/** The clock of a zone at a moment (epoch milliseconds), without seconds. */
export function localTime(at: number, zone: string): LocalTime {
  const { day, minutes } = clockOf(at, zone)
  const [first] = momentsOf(day, minutes, zone)
  return { day, minutes, isSecond: first !== undefined && at >= first + minuteMs }
}

/**
 * The moment meant by a day and a clock time: the first where there are two.
 *
 * A skipped time counts as if the clock had not been put forward: 02:30 is what it then shows as 03:30.
 */
export function momentMeant(day: string, minutes: number, zone: string): number {
  const [first] = momentsOf(day, minutes, zone)
  if (first !== undefined) return first
  const guess = asUtc(day, minutes)
  return guess - offsetAt(guess - dayMs, zone) * minuteMs
}
