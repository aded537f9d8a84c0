import { callQuery } from '@candor/call/web/query'
import { ofJobSeeker } from '../../candidates/rules/ids.ts'
import { findNeighbours } from '../contract/neighbours.ts'
import { readFilter } from '../rules/filter.ts'
import { type ListSearch, readListSearch } from '../rules/list-words.ts'

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
  const { view: _, back, ...read } = readListSearch({ ...handed })
  const list = handed
    ? { ...read, ...(back && { back: true }) }
    : { ...readFilter({ recommendStageId }), samePosition: 1 }
  return callQuery(findNeighbours, { ...list, ...ofJobSeeker(candidateId) })
}
