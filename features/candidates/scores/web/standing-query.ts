import { callQuery } from '@candor/call/web/query'
import { positionScores } from '../contract.ts'

/** The query of a candidate's standing. */
export function standingQuery(interviewId: string | null) {
  return { ...callQuery(positionScores, { interviewId: interviewId ?? '' }), enabled: interviewId !== null }
}
