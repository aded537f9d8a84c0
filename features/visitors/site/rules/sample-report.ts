import type { ReplyOf } from '@candor/call/define'
import type { interviewInfo } from '../../../candidates/interviews/contract.ts'
import type { aiReportData } from '../../../findings/analysis/contract/calls.ts'

/** The data of home's live report: two replies, created when the site is built. */
export interface SampleReport {
  readonly interview: ReplyOf<typeof interviewInfo>
  readonly analysis: ReplyOf<typeof aiReportData>
}
