/** A stretch of time in epoch milliseconds; the end is exclusive. */
export interface Span {
  readonly startsAt: number
  readonly endsAt: number
}
