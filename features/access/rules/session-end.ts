import { minuteMs } from '@candor/kernel/durations'

/** What decides how long a session lives: how it was opened and used, and what its company rules now. */
export interface SessionFacts {
  readonly createdAt: Date
  readonly expiresAt: Date
  /** Null: not since it was opened. */
  readonly lastSeenAt: Date | null
  readonly way: string
  readonly secondFactor: string | null
  /** What the company rules; null in each where it ruled nothing. */
  readonly ways: readonly string[] | null
  readonly demandsSecondFactor: boolean | null
  readonly sessionHours: number | null
  readonly restMinutes: number | null
}

/**
 * How often it is noted that a session is used (milliseconds). A session ends by its rest so much later at most, and never
 * before.
 */
export const seenEveryMs = minuteMs

/**
 * Whether a way of signing in is two factors by itself: a passkey is held, and opened by its owner's finger, face or
 * number; what a company's own provider asks for is that provider's matter.
 */
export function isTwoFactors(way: string): boolean {
  return way === 'passkey' || way === 'oidc'
}

/**
 * When a session ends if it is not used again.
 *
 * What the company rules holds for sessions that were opened before; one that lasts longer now does not lengthen them.
 */
export function endOfSession(session: SessionFacts): Date {
  const { createdAt, expiresAt, lastSeenAt, sessionHours, restMinutes } = session
  const ends = [expiresAt.getTime()]
  if (sessionHours !== null) ends.push(createdAt.getTime() + sessionHours * 60 * minuteMs)
  if (restMinutes !== null)
    ends.push((lastSeenAt ?? createdAt).getTime() + restMinutes * minuteMs + seenEveryMs)
  return new Date(Math.min(...ends))
}

/** Whether a session was opened in a way that its company does not allow any more. Demo sessions know no rules. */
export function isWayClosed({ way, secondFactor, ways, demandsSecondFactor }: SessionFacts): boolean {
  if (way === 'demo') return false
  if (ways !== null && !ways.includes(way)) return true
  return demandsSecondFactor === true && secondFactor === null && !isTwoFactors(way)
}
