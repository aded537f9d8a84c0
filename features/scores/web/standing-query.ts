import { callQuery } from '@candor/call/web/query'
import { positionScores } from '../contract.ts'

/** The standing of an interview's candidate as a query. */
export function standingQuery(interviewId: string | null) {
  return { ...callQuery(positionScores, { interviewId: interviewId ?? '' }), enabled: interviewId !== null }
}
