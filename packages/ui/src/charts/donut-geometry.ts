import { centre, type Point, pointAt, written } from './polar.ts'

const hole = 26
/** Smaller than a radar's, so that long names have room beside it. */
const radius = 76
const labelDistance = radius * 1.16
/** How much higher a name is at the top, where its lines run towards the donut. */
const topLift = 12
/** Between two cells, in units of the chart. */
const gap = 2

/**
 * The cells of a donut whose parts all have the same angle: the first part is in the middle of the top, the others
 * follow clockwise, and each is cut into the same number of bands from the hole outwards.
 */
export function donutCells(parts: number, bands: number) {
  const depth = (radius - hole) / bands
  return {
    /** The outline of one band of a part; bands count from 1, at the hole. */
    cell(part: number, band: number): string {
      const inner = hole + (band - 1) * depth + gap / 2
      const outer = hole + band * depth - gap / 2
      const from = (part - 0.5) / parts
      const to = (part + 0.5) / parts
      // The gap is as wide at the hole as at the rim, so that it takes another angle at each.
      const inset = (distance: number) => gap / 2 / (2 * Math.PI * distance)
      const start = written(pointAt(from + inset(outer), outer))
      const rim = written(pointAt(to - inset(outer), outer))
      const back = written(pointAt(to - inset(inner), inner))
      const end = written(pointAt(from + inset(inner), inner))
      const far = parts === 1 ? 1 : 0
      const arc = (r: number, sweep: 0 | 1, at: string) =>
        `A${r.toFixed(1)} ${r.toFixed(1)} 0 ${far} ${sweep} ${at}`
      return `M${start}${arc(outer, 1, rim)}L${back}${arc(inner, 0, end)}Z`
    },
    /** Place of the label outside the middle of a part. */
    label(part: number): Point {
      const { x, y } = pointAt(part / parts, labelDistance)
      const upward = Math.max(0, (centre.y - y) / labelDistance)
      return { x, y: y - upward * topLift }
    },
  }
}
