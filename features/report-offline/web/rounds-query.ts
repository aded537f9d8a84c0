import { callQuery } from '@candor/call/web/query'
import { ofJobSeeker } from '../../candidates/rules/ids.ts'
import { listOfflineResults } from '../contract.ts'

/** The rounds in person of a candidate, as a query. */
export function roundsQuery(candidateId: string) {
  return callQuery(listOfflineResults, ofJobSeeker(candidateId))
}
