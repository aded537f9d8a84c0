import { callApi, readApi } from '@candor/call/web/api'
import { asQuery } from '@candor/call/web/query'
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { listAuditEntries, verifyAuditLog } from '../contract.ts'

export interface AuditFilter {
  readonly action: string
  readonly accountName: string
}

const newest: number | undefined = undefined

/** The audit log, page by page from the newest entry back. */
export function useAudit(filter: AuditFilter) {
  return useInfiniteQuery({
    queryKey: [listAuditEntries.path, filter],
    queryFn: (context) =>
      readApi(listAuditEntries, { ...filter, before: context.pageParam }, asQuery(context)),
    initialPageParam: newest,
    getNextPageParam: (page) => page.before ?? undefined,
    placeholderData: keepPreviousData,
  })
}

/** Checks the whole log, when asked to, and an entry that was noted earlier where one is given. */
export function useVerifying() {
  return useMutation({
    mutationFn: (expect: string) => callApi(verifyAuditLog, expect.trim() === '' ? {} : { expect }),
  })
}
