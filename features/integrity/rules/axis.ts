import { sessionEnd } from '../../evidence/rules/session-time.ts'
import type { Interview } from '../../interviews/rules/interview.ts'

/** The one axis of a session: when it began, and how long it was. */
export interface SessionAxis {
  /** Epoch milliseconds; null where nobody wrote it down, so that no time of day has a place on the axis. */
  readonly beganAt: number | null
  /** Milliseconds. At least the time of the last recorded answer, and of the whole interview where that is known. */
  readonly endMs: number
}

/**
 * The axis of an interview's checks.
 *
 * It begins with the recording of the session where there is one, as the player does, and else with the interview.
 */
export function axisOf(interview: Interview): SessionAxis {
  const { sessionVideos, finishedAt } = interview
  const beganAt = sessionVideos[0]?.beganAt ?? interview.beganAt
  const answers = interview.answers.map(({ sessionStartMs, durationMs }) => ({
    startMs: sessionStartMs,
    durationMs,
  }))
  const whole = beganAt !== null && finishedAt !== null ? finishedAt - beganAt : 0
  return { beganAt, endMs: Math.max(0, whole, sessionEnd(answers)) }
}

/** The session time of a time of day, in milliseconds: below 0 before the session; null where its beginning is not known. */
export function sessionMsOf({ beganAt }: SessionAxis, epochMs: number | null): number | null {
  return beganAt === null || epochMs === null ? null : epochMs - beganAt
}

interface Stretch {
  readonly startMs: number | null
  readonly endMs: number | null
}

/** Where a stretch lies on the axis, from 0 to 1 and cut at both ends; null for what lies wholly outside. */
export function placeOf(axis: SessionAxis, { startMs, endMs }: Stretch): { from: number; to: number } | null {
  if (startMs === null || axis.endMs <= 0) return null
  const end = Math.max(startMs, endMs ?? startMs)
  if (startMs > axis.endMs || end < 0) return null
  const share = (ms: number) => Math.min(1, Math.max(0, ms / axis.endMs))
  return { from: share(startMs), to: share(end) }
}
