import type { ReplyOf } from '@candor/call/define'
import type { findId } from '../../../candidates/candidates/contract.ts'
import { readCandidate } from '../../../candidates/candidates/rules/candidate.ts'
import type { interviewInfo } from '../../../candidates/interviews/contract.ts'
import { readInterview } from '../../../candidates/interviews/rules/read-interview.ts'
import type { aiReportData } from '../../../findings/analysis/contract/calls.ts'
import { readAnalysis } from '../../../findings/analysis/rules/analysis.ts'
import { isAnalysisUnreadable } from '../../../findings/analysis/rules/progress.ts'

/** Reads candidate and interview. */
export function readReported(wire: ReplyOf<typeof interviewInfo>) {
  return { candidate: readCandidate(wire.interviewResult), interview: readInterview(wire) }
}
export type Reported = ReturnType<typeof readReported>

/** Reads the company of a report. */
export const readCompanyId = ({ company_id }: ReplyOf<typeof findId>): string => company_id

/** Reads the analysis, and whether overall score and level names are shown. */
export function readAnalysed({ aiData, shown, isOutdated, unreadable }: ReplyOf<typeof aiReportData>) {
  const isUnreadable = isAnalysisUnreadable(unreadable)
  return {
    analysis: aiData && !isUnreadable ? readAnalysis(aiData, shown, undefined, isOutdated) : null,
    /** It came in and cannot be read. */
    isUnreadable,
    hidesTotals: !shown.total,
    hasOverall: shown.scoreIndicator,
    hasLevels: shown.levelLabels,
  }
}
export type Analysed = ReturnType<typeof readAnalysed>
