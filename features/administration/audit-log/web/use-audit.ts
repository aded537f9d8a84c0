import type { SentInputOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { pagesQuery } from '@candor/call/web/query'
import { addDays, momentMeant } from '@candor/kernel/zoned-time'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { listAuditEntries, verifyAuditLog } from '../contract.ts'
import type { AuditFilter } from '../rules/filter.ts'

function inputOf(filter: AuditFilter, timeZone: string): SentInputOf<typeof listAuditEntries> {
  const { group, action, accountName, candidateName, fromDay, toDay, showsViews } = filter
  const lastDay = toDay && addDays(toDay, 1)
  return {
    ...(action !== '' ? { action } : group !== '' && { group }),
    ...(accountName !== '' && { accountName }),
    ...(candidateName !== '' && { candidateName }),
    ...(fromDay !== '' && { from: momentMeant(fromDay, 0, timeZone) }),
    ...(lastDay !== '' && { to: momentMeant(lastDay, 0, timeZone) }),
    hidesViews: showsViews ? 0 : 1,
  }
}

/** The audit log, page by page from the newest entry back. */
export function useAudit(filter: AuditFilter) {
  const timeZone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  return useInfiniteQuery(pagesQuery(listAuditEntries, inputOf(filter, timeZone)))
}

/** Checks the whole log, when asked to, and an entry that was noted earlier where one is given. */
export function useVerifying() {
  return useMutation({
    mutationFn: (expect: string) => callApi(verifyAuditLog, expect.trim() === '' ? {} : { expect }),
  })
}
