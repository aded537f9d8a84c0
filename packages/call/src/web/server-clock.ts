/** Less than this comes from the way of an answer, and from its whole seconds: the time must not jump with each of them. */
const leastMs = 5_000

let aheadMs = 0

/** Learns from the `Date` of an answer how far the server's clock is ahead of this one. */
export function readServerClock({ headers }: Response): void {
  const ahead = Date.parse(headers.get('date') ?? '') - Date.now()
  if (Math.abs(ahead - aheadMs) > leastMs) aheadMs = ahead
}

/**
 * What the server's clock shows when this computer's shows `local` (epoch milliseconds).
 *
 * It decides what is past: by a computer's own clock a time would be refused that the server takes.
 */
export function serverTime(local: number): number {
  return local + aheadMs
}
