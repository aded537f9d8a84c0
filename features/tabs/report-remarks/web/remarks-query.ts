import { callQuery } from '@candor/call/web/query'
import { ofReport } from '../../../candidates/candidates/rules/ids.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { remarkMode, selectAllEstimate } from '../contract.ts'

export type OfRemarks = Pick<OpenReport, 'candidateId' | 'interviewId'>

/** The remarks on a candidate as a query, which the tab's count reads too. */
export function remarksQuery(report: OfRemarks) {
  return callQuery(selectAllEstimate, { ...ofReport(report), estimateMode: remarkMode })
}
