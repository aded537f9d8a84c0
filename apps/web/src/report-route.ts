import { idsIn, type ReportAddress, readReportAddress } from '../../../features/report/rules/address.ts'
import { loadBeforeReport } from '../../../features/report/web/load-report.ts'
import { ReportPending } from '../../../features/report/web/report-skeleton.tsx'
import { queryClient } from './query-client.ts'

/** What every address of the report has in common: how it is read, and what is answered before the page is entered. */
export const reportRoute = {
  validateSearch: readReportAddress,
  loaderDeps: ({ search }: { search: ReportAddress }) => idsIn(search),
  // The tab in view is no reason to load again, so that it is read from the address and not from `deps`.
  loader: ({ location }: { location: { search: Record<string, unknown> } }) =>
    loadBeforeReport(queryClient, readReportAddress(location.search)),
  pendingComponent: ReportPending,
  pendingMs: 0,
  pendingMinMs: 0,
}
