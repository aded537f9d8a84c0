/** A score on screen. An unfinished analysis is a state of its own, so that it never looks like a low score. */
export type ScoreState =
  | { readonly state: 'analysing' }
  | { readonly state: 'hidden' }
  | { readonly state: 'scored'; readonly value: number; readonly outOf: number }

/** The same where there may be no score at all, neither now nor later; a missing score is never a zero. */
export type OptionalScore = ScoreState | { readonly state: 'none' }

/** The star scale: 5, and 3 in L5 positions (R5-001, R5-002). */
export type StarScale = 3 | 5

export function starScale(isL5Position: boolean): StarScale {
  return isL5Position ? 3 : 5
}

/** A number on the wire that cannot be negative: −1, null and a missing one mean that it is unfinished (R4-007). */
export function readAmount(value: number | null | undefined): number | null {
  return value === null || value === undefined || value < 0 ? null : value
}

/**
 * Reads a score of the wire: −1, null and a missing one mean that the analysis is running (R4-007).
 *
 * A value outside of the scale is clamped, so that stars and rings never overflow.
 */
export function readScore(value: number | null | undefined, outOf: number, isShown = true): ScoreState {
  if (!isShown) return { state: 'hidden' }
  const amount = readAmount(value)
  return amount === null ? { state: 'analysing' } : { state: 'scored', value: Math.min(outOf, amount), outOf }
}

/** A score in tenths, as displayed: texts about it must agree with the number beside them. */
export function tenthsOf(value: number): number {
  return Math.round(value * 10)
}

/** A score with its value clamped to the scale. */
export function withinScale(score: ScoreState): ScoreState {
  return score.state === 'scored' ? readScore(score.value, score.outOf) : score
}
