/** The spread of several people's scores. */
export interface Spread {
  readonly mean: number
  readonly lowest: number
  readonly highest: number
  /** Distance of the lowest and the highest. */
  readonly apart: number
  /** Whether people disagree; that is pointed out, not wrong. */
  readonly isOpen: boolean
}

/** The distance from which people count as disagreeing (design of the grid). */
const openFrom = 2

/** Null without scores. */
export function spreadOf(scores: readonly number[]): Spread | null {
  if (scores.length === 0) return null
  const lowest = Math.min(...scores)
  const highest = Math.max(...scores)
  const apart = highest - lowest
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  return { mean, lowest, highest, apart, isOpen: apart >= openFrom }
}
