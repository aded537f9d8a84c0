/**
 * The number of arrivals after a navigation (P4-041): above one, the previous page was of this product. `from` is null
 * when the page loads, as a reload is no arrival.
 */
export function nextRouteCount(count: number, from: string | null, to: string): number {
  if (to === '/login' || from === '/auth') return 1
  return from === null ? Math.max(count, 1) : count + 1
}
