import { centre, type Point, pointAt } from './polar.ts'
import { scaleShare } from './scale-share.ts'

export const size = { width: 348, height: 284 }
const radius = 91
const labelDistance = 1.2
/** Fewer axes than this enclose no area. */
export const fewestAxes = 3

/** Places values on axes that start at the top and go round clockwise. */
export function radarScale(axes: number, max: number) {
  const distance = (value: number) => scaleShare(value, 0, max) * radius
  return {
    point: (axis: number, value: number) => pointAt(axis / axes, distance(value)),
    label: (axis: number) => pointAt(axis / axes, radius * labelDistance),
    polygon: (values: readonly number[]) =>
      values.map((value, axis) => written(pointAt(axis / axes, distance(value)))).join(' '),
  }
}

/**
 * The pairs of neighbouring axes that both have a median, by index: the line of medians is drawn between them.
 *
 * With fewer than three axes there is no radar to draw it in.
 */
export function medianPairs(axes: readonly { median?: number | undefined }[]): [number, number][] {
  if (axes.length < fewestAxes) return []
  const pairs = axes.map((_, index): [number, number] => [index, (index + 1) % axes.length])
  return pairs.filter((pair) => pair.every((index) => axes[index]?.median !== undefined))
}

function written({ x, y }: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`
}

/** The side of its point on which a label's text runs, away from the centre. */
export function labelAnchor({ x }: Point): 'start' | 'middle' | 'end' {
  if (Math.abs(x - centre.x) < 8) return 'middle'
  return x > centre.x ? 'start' : 'end'
}
