import { callQuery } from '@candor/call/web/query'
import { ofReport } from '../../../candidates/candidates/rules/ids.ts'
import { jobseekerResumeInfo } from '../../../candidates/resume/contract/original.ts'
import { readOriginal } from '../../../candidates/resume/rules/original.ts'
import type { NamedReport } from '../../../report/report/web/tabs/tab-registry.ts'

/** The original resume as a query, by what an address names, so that it is loaded before the report is known. */
export function originalQuery(report: NamedReport) {
  const { companyId } = report
  return { ...callQuery(jobseekerResumeInfo, { ...ofReport(report), companyId }), select: readOriginal }
}
