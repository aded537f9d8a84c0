import { centre, pointAt, written } from './polar.ts'
import { scaleShare } from './scale-share.ts'

const radius = 91
const labelDistance = radius * 1.14

/** Places values as sectors of equal angle that start at the top and go round clockwise; a value is a sector's radius. */
export function roseScale(sectors: number, max: number) {
  const distance = (value: number) => scaleShare(value, 0, max) * radius
  return {
    radius: distance,
    /** The outline of a sector, from the centre and back; a single one is a whole circle, as two halves. */
    sector(index: number, value: number): string {
      const r = distance(value)
      const turns = sectors === 1 ? [0, 0.5, 1] : [index / sectors, (index + 1) / sectors]
      const [first, ...rest] = turns.map((turn) => written(pointAt(turn, r)))
      const arcs = rest.map((end) => `A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${end}`).join('')
      return sectors === 1 ? `M${first}${arcs}Z` : `M${centre.x} ${centre.y}L${first}${arcs}Z`
    },
    /** Place of the label outside the middle of a sector; above the circle where there is only one. */
    label: (index: number) => pointAt(sectors === 1 ? 0 : (index + 0.5) / sectors, labelDistance),
  }
}
