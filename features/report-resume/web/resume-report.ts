import type { OpenReport } from '../../report/web/open-report.ts'

/** What this tab reads of the open report. */
export type ResumeReport = Pick<
  OpenReport,
  'companyId' | 'candidateId' | 'positionId' | 'interviewId' | 'timeZone' | 'address' | 'go'
> & {
  readonly facts: Pick<OpenReport['facts'], 'isAnonymous'>
  readonly candidate: { readonly person: Pick<OpenReport['candidate']['person'], 'name'> }
}
