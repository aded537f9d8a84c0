import type { RequestContext } from '@candor/call/serve'
import type { Database } from '@candor/db/database'
import type { SessionId } from '@candor/kernel/ids'
import { seenEveryMs } from '../../rules/session-end.ts'
import { storeSeen } from '../queries/seen.ts'

/** Sessions used since they were last stored, by the database of the server. */
const waiting = new WeakMap<Database, Map<SessionId, Date>>()
const counted = new WeakSet<RequestContext>()

/**
 * Notes that a session is used. It is stored a little later with others, at most once a minute, so that no request
 * waits for it.
 *
 * An event stream passes here at each poll with the same context; only the first counts as use.
 */
export function noteSeen(
  db: Database,
  session: { readonly sessionId: SessionId; readonly lastSeenAt: Date | null },
  now: Date,
  context?: RequestContext,
): void {
  if (db.isTransaction || (context && counted.has(context))) return
  if (context) counted.add(context)
  if (session.lastSeenAt && now.getTime() - session.lastSeenAt.getTime() < seenEveryMs) return
  const seen = waiting.get(db) ?? new Map<SessionId, Date>()
  seen.set(session.sessionId, now)
  waiting.set(db, seen)
}

/** Stores what was noted; returns the number of sessions. */
export async function flushSeen(db: Database): Promise<number> {
  const seen = waiting.get(db)
  if (!seen || seen.size === 0) return 0
  waiting.delete(db)
  await storeSeen(db, [...seen])
  return seen.size
}
