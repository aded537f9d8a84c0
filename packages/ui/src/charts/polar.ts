export type Point = { x: number; y: number }

export const centre = { x: 174, y: 146 }

/** The point at a distance from the centre; turns begin at the top and go clockwise, a whole one is 1. */
export function pointAt(turn: number, fromCentre: number): Point {
  const angle = turn * 2 * Math.PI
  return { x: centre.x + fromCentre * Math.sin(angle), y: centre.y - fromCentre * Math.cos(angle) }
}

/** A point as a path says it. */
export const written = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
