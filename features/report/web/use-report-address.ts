import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type ReportAddress, readReportAddress } from '../rules/address.ts'
import type { OpenReport } from './open-report.ts'

/** What the present address says of a report, and how to say something else, in its place. */
export function useReportAddress(): Pick<OpenReport, 'address' | 'go'> {
  const search = useSearch({ strict: false })
  // The router lays what was read over the raw search, so that an unreadable value would stay: read it again.
  const address = useMemo(() => readReportAddress({ ...search }), [search])
  const navigate = useNavigate()
  const go = useCallback(
    (patch: Partial<ReportAddress>, isByItself = false) =>
      void navigate({
        to: '.',
        // Asked of the address as it is by now: the page may not be drawn with it yet.
        search: (before) =>
          isByItself && readReportAddress({ ...before }).activeIndex !== undefined
            ? before
            : { ...before, ...patch },
        replace: true,
        state: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return { address, go }
}
