import { callQuery } from '@candor/call/web/query'
import { ofReport } from '../../candidates/rules/ids.ts'
import type { OpenReport } from '../../report/web/open-report.ts'
import { jobseekerResumeInfo } from '../contract.ts'

/** What this tab reads of the open report. */
export type ResumeReport = Pick<
  OpenReport,
  'companyId' | 'candidateId' | 'positionId' | 'interviewId' | 'timeZone' | 'address' | 'go'
> & {
  readonly facts: Pick<OpenReport['facts'], 'isAnonymous' | 'personalParts'>
  readonly candidate: { readonly person: Pick<OpenReport['candidate']['person'], 'name'> }
}

/** The original resume as a query. */
export function originalQuery(
  report: Pick<ResumeReport, 'candidateId' | 'interviewId' | 'positionId' | 'companyId'>,
) {
  const { positionId, companyId } = report
  return callQuery(jobseekerResumeInfo, { ...ofReport(report), positionId, companyId })
}
