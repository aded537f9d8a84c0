import { callQuery } from '@candor/call/web/query'
import { ofJobSeeker } from '../../../candidates/candidates/rules/ids.ts'
import { listAsked } from '../contract/asked.ts'

/** The query of the colleagues who were asked about a candidate. */
export function askedQuery(candidateId: string) {
  return callQuery(listAsked, ofJobSeeker(candidateId))
}
