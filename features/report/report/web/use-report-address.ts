import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type ReportAddress, readReportAddress } from '../rules/address.ts'
import type { OpenReport } from './open-report.ts'

/** The report's part of the current address, and how to replace it. */
export function useReportAddress(): Pick<OpenReport, 'address' | 'go'> {
  const search = useSearch({ strict: false })
  // The router merges the parsed values over the raw search, so that an invalid value would stay: parse it again.
  const address = useMemo(() => readReportAddress({ ...search }), [search])
  const navigate = useNavigate()
  const go = useCallback(
    (patch: Partial<ReportAddress>, isByItself = false) =>
      void navigate({
        to: '.',
        // Based on the current address: the page may not be drawn with it yet.
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
