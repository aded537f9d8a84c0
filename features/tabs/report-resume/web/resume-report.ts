import { ofReport } from '../../../candidates/candidates/rules/ids.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'

/** The fields of the open report that this tab reads. */
export type ResumeReport = Pick<
  OpenReport,
  'companyId' | 'candidateId' | 'positionId' | 'interviewId' | 'timeZone' | 'address' | 'go'
> & {
  readonly facts: Pick<OpenReport['facts'], 'isAnonymous' | 'personalParts'>
  readonly interview: Pick<OpenReport['interview'], 'idCard' | 'unreadable'>
  readonly candidate: { readonly person: Pick<OpenReport['candidate']['person'], 'name' | 'nameLatin'> }
}

/** The fields of a report needed to fetch its original. */
export type OfOriginal = Pick<ResumeReport, 'candidateId' | 'interviewId' | 'positionId' | 'companyId'>

export function originalInput(report: OfOriginal) {
  const { positionId, companyId } = report
  return { ...ofReport(report), positionId, companyId }
}
