import type { ReplyOf } from '@candor/call/define'
import type { aiReportData } from '../../analysis/contract/calls.ts'
import type { interviewInfo } from '../../interviews/contract.ts'

/** The data of home's live report: two replies, created when the site is built. */
export interface SampleReport {
  readonly interview: ReplyOf<typeof interviewInfo>
  readonly analysis: ReplyOf<typeof aiReportData>
}
