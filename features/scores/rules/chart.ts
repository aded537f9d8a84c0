/** How scores by competency are drawn; null where none is there. */
export type ScoreChart = 'radar' | 'rings' | 'rose'

/**
 * The chart for a number of scores (R2-117): a radar has no area under 3 of them (R5-005).
 *
 * One or two are rings, but never on the scale of 3, where 3 of 3 would fill 60 percent of one (decision C77).
 */
export function chartFor(scores: number, outOf: number): ScoreChart | null {
  if (scores === 0) return null
  if (scores > 2) return 'radar'
  return outOf === 3 ? 'rose' : 'rings'
}
