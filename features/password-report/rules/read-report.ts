import type { ReplyOf } from '@candor/call/define'
import type { aiReportData } from '../../analysis/contract/calls.ts'
import { readAnalysis } from '../../analysis/rules/analysis.ts'
import { isAnalysisUnreadable } from '../../analysis/rules/progress.ts'
import type { findId } from '../../candidates/contract.ts'
import { readCandidate } from '../../candidates/rules/candidate.ts'
import type { interviewInfo } from '../../interviews/contract.ts'
import { readInterview } from '../../interviews/rules/read-interview.ts'

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
