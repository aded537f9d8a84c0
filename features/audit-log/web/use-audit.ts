import { callApi } from '@candor/call/web/api'
import { pagesQuery } from '@candor/call/web/query'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { listAuditEntries, verifyAuditLog } from '../contract.ts'

export interface AuditFilter {
  readonly action: string
  readonly accountName: string
}

/** The audit log, page by page from the newest entry back. */
export function useAudit(filter: AuditFilter) {
  return useInfiniteQuery(pagesQuery(listAuditEntries, filter))
}

/** Checks the whole log, when asked to, and an entry that was noted earlier where one is given. */
export function useVerifying() {
  return useMutation({
    mutationFn: (expect: string) => callApi(verifyAuditLog, expect.trim() === '' ? {} : { expect }),
  })
}
