import { dayMs } from '@candor/kernel/durations'

/** Where a calendar program reads the interviews of an account: the token behind it is all that it needs. */
export const calendarPath = '/file/calendar'

/** How long an interview that is over stays in the calendar (milliseconds). */
export const keptMs = 90 * dayMs

/** The most interviews that one calendar holds, those that lie farthest ahead left out. */
export const maxEvents = 1_000

/** How often one address is read; programs ask every few minutes at most, from several devices. */
export const readLimit = { max: 120, perMinutes: 15 } as const

/** The token in the last part of a calendar's address, which may end like a file's; null where it has not the form of one. */
export function readCalendarToken(word: string): string | null {
  return /^([\w-]{43})(?:\.ics)?$/.exec(word)?.[1] ?? null
}
