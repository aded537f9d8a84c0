import type { ReplyOf, SentInputOf } from '@candor/call/define'
import { pagesQuery } from '@candor/call/web/query'
import { useToasts } from '@candor/ui/overlays/toast'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { renewSharePassword } from '../../shares/contract/changing.ts'
import { listCompanyShares, revokeCompanyShares } from '../contract.ts'
import type { ShareFilter } from '../rules/filter.ts'

export type CompanyShare = ReplyOf<typeof listCompanyShares>['list'][number]

/** The shares of a filter, page by page, newest first; while a changed filter loads, the previous list stays. */
export function useCompanyShares(filter: ShareFilter) {
  return useInfiniteQuery(pagesQuery(listCompanyShares, filter))
}

/** Ends shares, and says how many. */
export function useRevoking() {
  const t = useTranslations('company-shares')
  const { notify } = useToasts()
  const revoke = useChange(revokeCompanyShares, { done: null })
  return async (input: SentInputOf<typeof revokeCompanyShares>) => {
    const done = await revoke(input)
    if ('reply' in done) notify({ kind: 'success', text: t('revoked', { count: done.reply.revoked }) })
  }
}

/** Gives a share a new password; null where that failed, which a toast has said. */
export function useRenewing() {
  const renew = useChange(renewSharePassword, { done: null })
  return async ({ shareId, candidateId }: CompanyShare): Promise<string | null> => {
    const done = await renew({ ...ofCandidate(candidateId), shareId })
    return 'reply' in done ? done.reply.password : null
  }
}
