import type { ReplyOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import { CallFailure } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../../candidates/candidates/rules/ids.ts'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import { renewSharePassword, revokeShares } from '../../contract/changing.ts'
import { listShares, makeShare } from '../../contract.ts'
import type { ShareChoice } from '../../rules/sharing.ts'

export type Shares = ReplyOf<typeof listShares>
export type Share = Shares['shares'][number]
export type Made = ReplyOf<typeof makeShare>

/** How often waiting mails are checked (milliseconds). */
const mailPollMs = 5_000

const isOnItsWay = ({ mails }: Share) => mails.some(({ state }) => state === 'waiting')

/** The shares of a report, and how to make and end them. */
export function useShares({ candidateId, interviewId }: OpenReport, isOpen: boolean) {
  const t = useTranslations('shares')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const of = ofCandidate(candidateId)
  const query = callQuery(listShares, of)
  const shares = useQuery({
    ...query,
    enabled: isOpen,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.shares.some(isOnItsWay) ? mailPollMs : false),
  })
  const refresh = () => queries.invalidateQueries({ queryKey: query.queryKey })

  const [make, isMaking] = useOneAtATime(async (form: ShareChoice): Promise<Made | null> => {
    try {
      const input = { ...of, interviewId: interviewId ?? undefined, ...form, sections: [...form.sections] }
      return await callApi(makeShare, input)
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      notify({ kind: 'danger', text: error.code === null ? t('unanswered.make') : error.message })
      return null
    } finally {
      void refresh()
    }
  })

  async function revoke(shareId: string | null): Promise<void> {
    try {
      const { revoked } = await callApi(revokeShares, { ...of, shareId: shareId ?? undefined })
      notify({ kind: 'success', text: t('revokedCount', { count: revoked }) })
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      if (error.code === null) notify({ kind: 'danger', text: t('unanswered.revoke') })
    } finally {
      void refresh()
    }
  }

  async function renew(shareId: string): Promise<string | null> {
    try {
      const { password } = await callApi(renewSharePassword, { ...of, shareId })
      return password
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      if (error.code === null) notify({ kind: 'danger', text: t('unanswered.renew') })
      return null
    } finally {
      void refresh()
    }
  }

  return { shares, make, isMaking, revoke, renew, refresh }
}
