/** The place of a value on its scale, from 0 at `min` to 1 at `max`; one beyond an end is at the end. */
export function scaleShare(value: number, min: number, max: number): number {
  return Math.min(1, Math.max(0, (value - min) / (max - min)))
}

/** The place of a mark on the bar, as a length of SVG. */
export function percentOf(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`
}

/** The side of its place on which a mark's number runs, so that it never leaves the bar. */
export function markAnchor(share: number): 'start' | 'middle' | 'end' {
  if (share === 0) return 'start'
  return share === 1 ? 'end' : 'middle'
}
