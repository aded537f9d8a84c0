import { scaleLinear } from '@visx/scale'

export const size = { width: 348, height: 284 }
export const centre = { x: 174, y: 146 }
const radius = 91
const labelDistance = 1.2

export type Point = { x: number; y: number }

/** Places values on axes that start at the top and go round clockwise. */
export function radarScale(axes: number, max: number) {
  const distance = scaleLinear<number>({ domain: [0, max], range: [0, radius], clamp: true })
  function place(axis: number, fromCentre: number): Point {
    const angle = (axis / axes) * 2 * Math.PI
    return { x: centre.x + fromCentre * Math.sin(angle), y: centre.y - fromCentre * Math.cos(angle) }
  }
  return {
    point: (axis: number, value: number) => place(axis, distance(value)),
    label: (axis: number) => place(axis, radius * labelDistance),
    polygon: (values: readonly number[]) =>
      values.map((value, axis) => written(place(axis, distance(value)))).join(' '),
  }
}

function written({ x, y }: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`
}

/** On which side of its point a label's text runs, away from the centre. */
export function labelAnchor({ x }: Point): 'start' | 'middle' | 'end' {
  if (Math.abs(x - centre.x) < 8) return 'middle'
  return x > centre.x ? 'start' : 'end'
}
