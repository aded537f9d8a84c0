import { callQuery } from '@candor/call/web/query'
import { ofJobSeeker } from '../../candidates/rules/ids.ts'
import { findNeighbours } from '../contract/neighbours.ts'
import { readFilter } from '../rules/filter.ts'
import { type ListSearch, queryOf, readListSearch } from '../rules/list-search.ts'

interface StepsThrough {
  /** The list that the report was opened from; undefined for a page that was opened by its address. */
  readonly handed: ListSearch | undefined
  readonly recommendStageId: string | undefined
}

/**
 * A candidate's place in the list that its reader steps through: without a handed one, the list of the candidate's
 * position.
 */
export function neighboursQuery({ handed, recommendStageId }: StepsThrough, candidateId: string) {
  const list = handed
    ? queryOf(readListSearch({ ...handed }))
    : { ...readFilter({ recommendStageId }), samePosition: 1 }
  return callQuery(findNeighbours, { ...list, ...ofJobSeeker(candidateId) })
}
