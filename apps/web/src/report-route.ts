import { type ReportAddress, readReportAddress } from '../../../features/report/rules/address.ts'
import { loadBeforeReport } from '../../../features/report/web/load-report.ts'
import { ReportSkeleton } from '../../../features/report/web/report-skeleton.tsx'
import { queryClient } from './query-client.ts'

/** What every address of the report has in common: how it is read, and what is answered before the page is entered. */
export const reportRoute = {
  validateSearch: readReportAddress,
  loaderDeps: ({ search: { userid, jobseekerChannelId } }: { search: ReportAddress }) => ({
    userid,
    jobseekerChannelId,
  }),
  loader: ({ deps }: { deps: Pick<ReportAddress, 'userid' | 'jobseekerChannelId'> }) =>
    loadBeforeReport(queryClient, deps),
  pendingComponent: ReportSkeleton,
  pendingMs: 0,
  pendingMinMs: 0,
}
