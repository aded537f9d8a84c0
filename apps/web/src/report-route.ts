import { idsIn, type ReportAddress, readReportAddress } from '../../../features/report/rules/address.ts'
import { linkIn } from '../../../features/report/rules/link.ts'
import { loadBeforeReport } from '../../../features/report/web/load-report.ts'
import { ReportPending } from '../../../features/report/web/report-skeleton.tsx'
import { queryClient } from './query-client.ts'

/** What every address of the report has in common: how it is read, and what is loaded while the page is on its way. */
export const reportRoute = {
  validateSearch: readReportAddress,
  loaderDeps: ({ search }: { search: ReportAddress }) => idsIn(search),
  // The tab in view is no reason to load again, so that it is read from the address and not from `deps`.
  loader: ({ location }: { location: { search: Record<string, unknown> } }) => {
    const address = readReportAddress(location.search)
    // What a link names is loaded by its visit, whoever is signed in beside it.
    if (!linkIn(address)) loadBeforeReport(queryClient, address)
  },
  pendingComponent: ReportPending,
  // What has loaded already comes before this is over: without it a step would hide the report for a moment first.
  pendingMs: 20,
  pendingMinMs: 0,
}
