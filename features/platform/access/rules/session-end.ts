import { minuteMs } from '@candor/kernel/durations'

/** What decides how long a session lives: how it was opened and used, and the sign-in rules of its company now. */
export interface SessionFacts {
  readonly createdAt: Date
  readonly expiresAt: Date
  /** Null while it was not used since it was opened. */
  readonly lastSeenAt: Date | null
  readonly way: string
  readonly secondFactor: string | null
  /** The company's sign-in rules; null where it set none. */
  readonly ways: readonly string[] | null
  readonly demandsSecondFactor: boolean | null
  readonly sessionHours: number | null
  readonly restMinutes: number | null
}

/**
 * How often the use of a session is stored (milliseconds). A session may end that much later than its inactivity says,
 * never earlier.
 */
export const seenEveryMs = minuteMs

/**
 * The sign-in methods that are two factors by themselves. A passkey is: its owner holds the device and unlocks it. With
 * single sign-on the provider asks for the second factor.
 */
export const twoFactorWays: readonly string[] = ['passkey', 'oidc']

export function isTwoFactors(way: string): boolean {
  return twoFactorWays.includes(way)
}

/**
 * When a session ends if it is not used again.
 *
 * New sign-in rules of the company also shorten sessions that were opened before; they never lengthen them.
 */
export function endOfSession(session: SessionFacts): Date {
  const { createdAt, expiresAt, lastSeenAt, sessionHours, restMinutes } = session
  const ends = [expiresAt.getTime()]
  if (sessionHours !== null) ends.push(createdAt.getTime() + sessionHours * 60 * minuteMs)
  if (restMinutes !== null)
    ends.push((lastSeenAt ?? createdAt).getTime() + restMinutes * minuteMs + seenEveryMs)
  return new Date(Math.min(...ends))
}

/**
 * Whether a session was opened in a way that its company does not allow any more. The rules do not hold for demo
 * sessions.
 */
export function isWayClosed({ way, secondFactor, ways, demandsSecondFactor }: SessionFacts): boolean {
  if (way === 'demo') return false
  if (ways !== null && !ways.includes(way)) return true
  return demandsSecondFactor === true && secondFactor === null && !isTwoFactors(way)
}
