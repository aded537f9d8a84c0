import { dayMs } from '@candor/kernel/durations'

/** The path at which a calendar program reads the interviews of an account; it needs nothing but the token after it. */
export const calendarPath = '/file/calendar'

/** How long an interview stays in the calendar after its end (milliseconds). */
export const keptMs = 90 * dayMs

/** The most interviews of one calendar; those farthest in the future are left out. */
export const maxEvents = 1_000

/** How often one address may be read; programs read every few minutes at most, from several devices. */
export const readLimit = { max: 120, perMinutes: 15 } as const

/** The token in the last part of a calendar's address, which may have a file ending; null for anything else. */
export function readCalendarToken(word: string): string | null {
  return /^([\w-]{43})(?:\.ics)?$/.exec(word)?.[1] ?? null
}
