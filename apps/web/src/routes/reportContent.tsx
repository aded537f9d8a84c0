import { createFileRoute } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type ReportAddress, readReportAddress } from '../../../../features/report/rules/address.ts'
import { loadBeforeReport } from '../../../../features/report/web/load-report.ts'
import { ReportPage } from '../../../../features/report/web/page.tsx'
import { ReportSkeleton } from '../../../../features/report/web/report-skeleton.tsx'
import { queryClient } from '../query-client.ts'

export const Route = createFileRoute('/reportContent')({
  validateSearch: readReportAddress,
  loaderDeps: ({ search: { userid, jobseekerChannelId } }) => ({ userid, jobseekerChannelId }),
  loader: ({ deps }) => loadBeforeReport(queryClient, deps),
  pendingComponent: ReportSkeleton,
  pendingMs: 0,
  pendingMinMs: 0,
  component: ReportContent,
})

function ReportContent() {
  const search = Route.useSearch()
  // The router lays what was read over the raw search, so that an unreadable value would stay: read it again.
  const address = useMemo(() => readReportAddress({ ...search }), [search])
  const navigate = Route.useNavigate()
  const go = useCallback(
    (patch: Partial<ReportAddress>) =>
      void navigate({
        search: (before) => ({ ...before, ...patch }),
        replace: true,
        state: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return (
    <ReportPage
      key={address.jobseekerChannelId ?? address.userid}
      address={address}
      go={go}
      hasShell={false}
    />
  )
}
