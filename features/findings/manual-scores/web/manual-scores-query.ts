import { callQuery } from '@candor/call/web/query'
import { listInterviewOperLog } from '../contract/reading.ts'

/** The query of an interview's manual scores: one call for all questions. */
export function manualScoresQuery(interviewId: string | null) {
  return {
    ...callQuery(listInterviewOperLog, { interviewId: interviewId ?? '' }),
    enabled: interviewId !== null,
  }
}
