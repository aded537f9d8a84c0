import type { OpenReport } from '../../report/web/open-report.ts'

/** What this tab reads of the open report. */
export type ResumeReport = Pick<
  OpenReport,
  'companyId' | 'candidateId' | 'positionId' | 'interviewId' | 'timeZone' | 'address' | 'go'
> & {
  readonly facts: Pick<OpenReport['facts'], 'isAnonymous'>
  readonly info: { readonly interviewResult: Pick<OpenReport['info']['interviewResult'], 'name'> }
}
