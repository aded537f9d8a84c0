/**
 * Smaller differences come from the network, and from whole seconds in the header: the time must not jump with each
 * reply.
 */
const leastMs = 5_000

let aheadMs = 0

/** Reads from the `Date` of a reply how far the server's clock is ahead of this one. */
export function readServerClock({ headers }: Response): void {
  const ahead = Date.parse(headers.get('date') ?? '') - Date.now()
  if (Math.abs(ahead - aheadMs) > leastMs) aheadMs = ahead
}

/**
 * The server's time when this computer's clock shows `local` (epoch milliseconds).
 *
 * It decides what is past: by this computer's own clock the page could refuse a time that the server accepts.
 */
export function serverTime(local: number): number {
  return local + aheadMs
}
