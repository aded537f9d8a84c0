/** The most that a first report of a visit may tell of: it comes after one interval, or sooner (milliseconds). */
export const longestFirstMs = 60_000

/** What was in view for less is not worth a word (milliseconds). */
export const shortestMs = 1_000

interface ReadingSpan {
  /** Epoch milliseconds, by the clock of who tells. */
  readonly startTime: number
  readonly endTime: number
}

/**
 * How long a report was in view since it last told so (milliseconds).
 *
 * Only the length is taken from the caller, whose clock may be wrong; when it was is the server's word, so that no time
 * lies in the future. It is never longer than what has passed since `lastAt`, or, for a visit that begins, than
 * `longestFirstMs`.
 */
export function viewedMs({ startTime, endTime }: ReadingSpan, lastAt: Date | null, now: Date): number {
  const passed = lastAt === null ? longestFirstMs : now.getTime() - lastAt.getTime()
  return Math.max(0, Math.min(endTime - startTime, passed))
}
