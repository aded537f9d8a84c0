import { callQuery } from '@candor/call/web/query'
import { aiReportData } from '../contract/calls.ts'

/** The AI data of an interview as a query; it stands apart, so that a tab can ask before its code has come. */
export function aiDataQuery(interviewId: string | null) {
  return { ...callQuery(aiReportData, { interviewId: interviewId ?? '' }), enabled: interviewId !== null }
}
