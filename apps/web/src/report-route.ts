import { readReportAddress } from '../../../features/report/rules/address.ts'
import { linkIn } from '../../../features/report/rules/link.ts'
import { loadBeforeReport } from '../../../features/report/web/load-report.ts'
import { ReportPending } from '../../../features/report/web/report-skeleton.tsx'
import { queryClient } from './query-client.ts'

/** What every address of the report has in common: how it is read, and what is loaded while the page is on its way. */
export const reportRoute = {
  validateSearch: readReportAddress,
  loader: ({ location }: { location: { search: Record<string, unknown> } }) => {
    const address = readReportAddress(location.search)
    // What a link names is loaded by its visit, whoever is signed in beside it.
    if (!linkIn(address)) loadBeforeReport(queryClient, address)
  },
  // Another place in a report, or another report, is the same page: it stays, and loads what it has not got.
  shouldReload: ({ cause }: { cause: 'enter' | 'preload' | 'stay' }) => cause !== 'stay',
  pendingComponent: ReportPending,
  // Where the page's code is there already, the page comes before this is over.
  pendingMs: 20,
  pendingMinMs: 0,
}
