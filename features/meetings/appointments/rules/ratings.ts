/** A candidate's rating of an interview, with the time at which that interview ended (epoch milliseconds). */
export interface RatedInterview {
  readonly endedAt: number
}

/**
 * Whether a rating may be read by its candidate: only once somebody has decided about them after that interview
 * (decision S77). Before that it could change how they are judged.
 */
export function isRatingReadable({ endedAt }: RatedInterview, decidedAt: number | null): boolean {
  return decidedAt !== null && decidedAt >= endedAt
}

/** The least number of ratings that are summed up: with fewer, one could be told from the sum. */
export const leastSummed = 5

export interface RatingsSum {
  readonly count: number
  readonly average: number
}

/** The sum of ratings of a position; null while there are too few. */
export function sumRatings({
  count,
  total,
}: {
  readonly count: number
  readonly total: number
}): RatingsSum | null {
  return count < leastSummed ? null : { count, average: Math.round((10 * total) / count) / 10 }
}
