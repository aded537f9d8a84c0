import { callQuery } from '@candor/call/web/query'
import { queryOptions } from '@tanstack/react-query'
import { ofJobSeeker } from '../../../candidates/candidates/rules/ids.ts'
import { listOfflineResults } from '../contract.ts'
import { readRounds } from '../rules/wire.ts'

/** The rounds in person of a candidate, as a query. */
export function roundsQuery(candidateId: string) {
  return queryOptions({
    ...callQuery(listOfflineResults, ofJobSeeker(candidateId)),
    select: readRounds,
  })
}
