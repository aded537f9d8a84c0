const steps = [0.1, 0.25, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5]

/** The next step from any scale, larger (1) or smaller (-1); null when there is none. */
export function nextScale(scale: number, direction: 1 | -1): number | null {
  // A fitted scale within a hundredth of a step looks like that step: another press must change something.
  const isBeyond = (step: number) => (step - scale) * direction > 0.01
  return (direction === 1 ? steps : steps.toReversed()).find(isBeyond) ?? null
}

export type Fit = 'width' | 'page'

export interface Size {
  readonly width: number
  readonly height: number
}

/** Pages that are wider than this many times the usual width are scrolled sideways instead of fitted. */
const widest = 2.1

/**
 * The scale at which every page fits the width of `room`, given all page sizes at scale 1. A very wide page does not
 * make the others unreadable: it is scrolled.
 */
export function scaleToWidth(pages: readonly Size[], room: Size): number {
  const widths = pages.map(({ width }) => width).sort((one, other) => one - other)
  const usual = widths[Math.floor(widths.length / 2)] ?? room.width
  const width = widths.findLast((each) => each <= usual * widest) ?? usual
  return clamped(room.width / width)
}

export function scaleToPage(page: Size, room: Size): number {
  return clamped(Math.min(room.width / page.width, room.height / page.height))
}

function clamped(scale: number): number {
  return Math.min(5, Math.max(0.02, scale))
}
