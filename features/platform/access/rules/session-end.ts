import { minuteMs } from '@candor/kernel/durations'

export interface SessionFacts {
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly lastSeenAt: Date | null
  readonly way: string
  readonly secondFactor: string | null
  readonly ways: readonly string[] | null
  readonly demandsSecondFactor: boolean | null
  readonly sessionHours: number | null
  readonly restMinutes: number | null
}

/**
 * How often the use of a session is stored (milliseconds). A session may end that much later than its inactivity says.
 */
export const seenEveryMs = minuteMs

/** Sign-in methods that are two factors by themselves. A provider of single sign-on asks for the second factor. */
export const twoFactorWays: readonly string[] = ['passkey', 'oidc']

export function isTwoFactors(way: string): boolean {
  return twoFactorWays.includes(way)
}

/**
 * When a session ends if it is not used again. New sign-in rules shorten sessions that were opened before, and never
 * lengthen them.
 */
export function endOfSession(session: SessionFacts): Date {
  const { createdAt, expiresAt, lastSeenAt, sessionHours, restMinutes } = session
  const ends = [expiresAt.getTime()]
  if (sessionHours !== null) ends.push(createdAt.getTime() + sessionHours * 60 * minuteMs)
  if (restMinutes !== null)
    ends.push((lastSeenAt ?? createdAt).getTime() + restMinutes * minuteMs + seenEveryMs)
  return new Date(Math.min(...ends))
}

/** Whether the company has closed the way of a session. The rules do not hold for demo sessions. */
export function isWayClosed({ way, secondFactor, ways, demandsSecondFactor }: SessionFacts): boolean {
  if (way === 'demo') return false
  if (ways !== null && !ways.includes(way)) return true
  return demandsSecondFactor === true && secondFactor === null && !isTwoFactors(way)
}
