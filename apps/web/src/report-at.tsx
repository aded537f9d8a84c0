import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { idsIn, type ReportAddress, readReportAddress } from '../../../features/report/rules/address.ts'
import { ReportPage } from '../../../features/report/web/page.tsx'

/** The report at the present address. */
export function ReportAt({ hasShell }: { hasShell: boolean }) {
  const search = useSearch({ strict: false })
  // The router lays what was read over the raw search, so that an unreadable value would stay: read it again.
  const address = useMemo(() => readReportAddress({ ...search }), [search])
  const { candidateId, interviewId } = idsIn(address)
  const navigate = useNavigate()
  const go = useCallback(
    (patch: Partial<ReportAddress>) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, ...patch }),
        replace: true,
        state: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return <ReportPage key={candidateId ?? interviewId} address={address} go={go} hasShell={hasShell} />
}
