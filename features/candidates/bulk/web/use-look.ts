import type { ReplyOf, SentInputOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { useQuery } from '@tanstack/react-query'
import { lookAtBulk } from '../contract.ts'
import type { Chosen } from './bulk-registry.ts'

export type SentTerms = SentInputOf<typeof lookAtBulk>['terms']
export type Look = ReplyOf<typeof lookAtBulk>

/** What an act would do, looked at again for other terms; nothing without terms. It is never kept for another sheet. */
export function useLook(chosen: Chosen, terms: SentTerms | null) {
  return useQuery({
    queryKey: [lookAtBulk.path, chosen, terms],
    queryFn: ({ signal }) =>
      terms === null ? null : callApi(lookAtBulk, { chosen, terms }, { signal, showsRefusal: true }),
    enabled: terms !== null,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    retry: false,
  })
}
