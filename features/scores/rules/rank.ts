import type { Standing } from '../contract.ts'

/** A candidate's rank, and among how many; null where that is not known. */
export interface Rank {
  readonly rank: number
  readonly of: number | null
}

/**
 * The rank to show: the one that came with the results, among the scored candidates here where both say the same.
 *
 * A rank of another group of candidates stands alone, as "111 of 14" would be nonsense. Null where none is known.
 */
export function shownRank(importedRank: number | null, standing: Standing | null): Rank | null {
  const own = standing?.rank ?? null
  if (standing && own !== null && (importedRank === null || importedRank === own)) {
    return { rank: own, of: standing.count }
  }
  return importedRank === null ? null : { rank: importedRank, of: null }
}
