import type { Interview } from '../../../candidates/interviews/rules/interview.ts'
import { sessionEnd } from '../../evidence/rules/session-time.ts'

export interface SessionAxis {
  /** Begin in epoch milliseconds; null where it is unknown: then times of day have no place on the axis. */
  readonly beganAt: number | null
  /**
   * Length in milliseconds: at least to the last recorded answer, and the length of the interview where it is known.
   */
  readonly endMs: number
}

/**
 * The axis for an interview's checks.
 *
 * It begins with the session's recording, as the player does; without one, with the interview.
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

export function sessionMsOf({ beganAt }: SessionAxis, epochMs: number | null): number | null {
  return beganAt === null || epochMs === null ? null : epochMs - beganAt
}

interface Stretch {
  readonly startMs: number | null
  readonly endMs: number | null
}

/** The position of a stretch on the axis, from 0 to 1, clipped at both ends; null outside. */
export function rangeOf(axis: SessionAxis, { startMs, endMs }: Stretch): { from: number; to: number } | null {
  if (startMs === null || axis.endMs <= 0) return null
  const end = Math.max(startMs, endMs ?? startMs)
  if (startMs > axis.endMs || end < 0) return null
  const share = (ms: number) => Math.min(1, Math.max(0, ms / axis.endMs))
  return { from: share(startMs), to: share(end) }
}
