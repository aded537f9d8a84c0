import type { HistoryState } from '@tanstack/react-router'
import { readReportAddress } from '../../../features/report/report/rules/address.ts'
import { linkIn } from '../../../features/report/report/rules/link.ts'
import { loadBeforeReport } from '../../../features/report/report/web/load-report.ts'
import { ReportPending } from '../../../features/report/report/web/report-skeleton.tsx'
import { queryClient } from './query-client.ts'

/** The common options of all report routes: how the address is read, and what is loaded while the page opens. */
export const reportRoute = {
  validateSearch: readReportAddress,
  loader: ({ location }: { location: { search: Record<string, unknown>; state: HistoryState } }) => {
    const address = readReportAddress(location.search)
    // The report of a link is loaded by its visit, even if an account is signed in.
    if (!linkIn(address)) loadBeforeReport(queryClient, address, location.state.shortlist)
  },
  // Another place in a report, or another report, is on the same page, which loads by itself what is missing.
  shouldReload: ({ cause }: { cause: 'enter' | 'preload' | 'stay' }) => cause !== 'stay',
  pendingComponent: ReportPending,
  // A page whose code is already loaded is shown before this time is over.
  pendingMs: 20,
  pendingMinMs: 0,
}
