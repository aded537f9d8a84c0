import { callQuery } from '@candor/call/web/query'
import { aiReportData } from '../contract/calls.ts'

/**
 * The AI data of an interview as a query, in a file of its own so that a tab can prefetch before its code has loaded.
 */
export function aiDataQuery(interviewId: string | null) {
  return { ...callQuery(aiReportData, { interviewId: interviewId ?? '' }), enabled: interviewId !== null }
}
