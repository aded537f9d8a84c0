import type { Standing } from '../contract.ts'

export interface Rank {
  readonly rank: number
  readonly of: number | null
}

/**
 * The rank to show: the imported one, with the number of scored candidates where the rank here is the same.
 *
 * A rank within another group is shown without a number, as "111 of 14" would be nonsense. Null without a rank.
 */
export function shownRank(importedRank: number | null, standing: Standing | null): Rank | null {
  const own = standing?.rank ?? null
  if (standing && own !== null && (importedRank === null || importedRank === own)) {
    return { rank: own, of: standing.count }
  }
  return importedRank === null ? null : { rank: importedRank, of: null }
}
