export type ScoreBand = 'low' | 'mid' | 'high'

/** The colour band of a score or progress on the scale of 5: at most 2 low (red), at most 4 mid (blue), above high (green). */
export function scoreBand(value: number): ScoreBand {
  if (value <= 2) return 'low'
  return value <= 4 ? 'mid' : 'high'
}
