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
 * Milliseconds that a report was in view since the last call, at most the passed time. The caller's clock may be wrong:
 * only the length counts.
 */
export function viewedMs({ startTime, endTime }: ReadingSpan, lastAt: Date | null, now: Date): number {
  const passed = lastAt === null ? longestFirstMs : now.getTime() - lastAt.getTime()
  return Math.max(0, Math.min(endTime - startTime, passed))
}
