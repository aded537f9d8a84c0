import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type ReportAddress, readReportAddress } from '../../../features/report/rules/address.ts'

/** What the present address says of a report, and how to say something else, in its place. */
export function useReportAddress() {
  const search = useSearch({ strict: false })
  // The router lays what was read over the raw search, so that an unreadable value would stay: read it again.
  const address = useMemo(() => readReportAddress({ ...search }), [search])
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
  return { address, go }
}
