/** A score as screens know it. Unfinished analysis is a state of its own, so it never looks like a low score. */
export type ScoreState =
  | { readonly state: 'analysing' }
  | { readonly state: 'hidden' }
  | { readonly state: 'scored'; readonly value: number; readonly outOf: number }

/** The star scale: 5, and 3 in L5 positions (R5-001, R5-002). */
export type StarScale = 3 | 5

export function starScale(isL5Position: boolean): StarScale {
  return isL5Position ? 3 : 5
}

/** A number of the wire that cannot be negative: −1, null and nothing alike mean that it is not there yet (R4-007). */
export function readAmount(value: number | null | undefined): number | null {
  return value === null || value === undefined || value < 0 ? null : value
}

/**
 * Reads a score of the wire: −1, null and nothing mean that the analysis still runs (R4-007).
 *
 * A value outside the scale is brought to its nearest end, so that stars and rings never overflow.
 */
export function readScore(value: number | null | undefined, outOf: number, isShown = true): ScoreState {
  if (!isShown) return { state: 'hidden' }
  const amount = readAmount(value)
  return amount === null ? { state: 'analysing' } : { state: 'scored', value: Math.min(outOf, amount), outOf }
}

/** A score in tenths, as it is written: what is said of it goes by the number that stands beside. */
export function tenthsOf(value: number): number {
  return Math.round(value * 10)
}

/** A score whose value is brought to the end of its scale where it lies beyond. */
export function withinScale(score: ScoreState): ScoreState {
  return score.state === 'scored' ? readScore(score.value, score.outOf) : score
}
