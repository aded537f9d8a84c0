/** The longest first stretch of a visit, as it is sent after one interval or sooner (milliseconds). */
export const longestFirstMs = 60_000

/** Shorter stretches are not recorded (milliseconds). */
export const shortestMs = 1_000

interface ReadingSpan {
  /** Epoch milliseconds, by the caller's clock. */
  readonly startTime: number
  readonly endTime: number
}

/**
 * How long a report was in view since the last call (milliseconds).
 *
 * Only the length comes from the caller, whose clock may be wrong; the time is the server's, so that none lies in the
 * future. It is never longer than the time since `lastAt` or, for a new visit, than `longestFirstMs`.
 */
export function viewedMs({ startTime, endTime }: ReadingSpan, lastAt: Date | null, now: Date): number {
  const passed = lastAt === null ? longestFirstMs : now.getTime() - lastAt.getTime()
  return Math.max(0, Math.min(endTime - startTime, passed))
}
