export type ScoreChart = 'radar' | 'rings' | 'rose'

/**
 * The chart for a number of scores (R2-117): a radar needs at least 3 for an area (R5-005).
 *
 * One or two are rings, but not on the scale of 3, where 3 of 3 would fill 60 percent (decision C77).
 */
export function chartFor(scores: number, outOf: number): ScoreChart | null {
  if (scores === 0) return null
  if (scores > 2) return 'radar'
  return outOf === 3 ? 'rose' : 'rings'
}
