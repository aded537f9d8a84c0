/** How far along its scale a value lies, from 0 at `min` to 1 at `max`; one beyond an end lies on it. */
export function scaleShare(value: number, min: number, max: number): number {
  return Math.min(1, Math.max(0, (value - min) / (max - min)))
}

/** Where a mark lies along the bar, as a length of SVG. */
export function percentOf(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`
}

/** On which side of its place a mark's number runs, so that it never leaves the bar. */
export function markAnchor(share: number): 'start' | 'middle' | 'end' {
  if (share === 0) return 'start'
  return share === 1 ? 'end' : 'middle'
}
