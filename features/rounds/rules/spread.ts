/** Where the scores of several people for one thing lie. */
export interface Spread {
  readonly mean: number
  readonly lowest: number
  readonly highest: number
  /** How far the lowest and the highest are apart. */
  readonly apart: number
  /** Whether people disagree: it is named, and no fault. */
  readonly isOpen: boolean
}

/** From this distance on people disagree (design of the grid). */
const openFrom = 2

/** Null where nobody has scored. */
export function spreadOf(scores: readonly number[]): Spread | null {
  if (scores.length === 0) return null
  const lowest = Math.min(...scores)
  const highest = Math.max(...scores)
  const apart = highest - lowest
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  return { mean, lowest, highest, apart, isOpen: apart >= openFrom }
}
