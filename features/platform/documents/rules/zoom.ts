/** The greatest zoom of an image (R9-061). */
export const maxZoom = 3
const step = 0.5

export function zoomed(zoom: number, direction: 1 | -1): number {
  return Math.min(maxZoom, Math.max(1, zoom + direction * step))
}

/** The zoom after a key: plus, minus, and 0 to fit again; null for any other key. */
export function zoomOfKey(zoom: number, key: string): number | null {
  if (key === '+' || key === '=') return zoomed(zoom, 1)
  if (key === '-' || key === '_') return zoomed(zoom, -1)
  return key === '0' ? 1 : null
}
