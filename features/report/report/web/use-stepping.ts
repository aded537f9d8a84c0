import { usePageKeys } from '@candor/ui/use-page-keys.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMatch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { reportSearch } from '../../../candidates/candidates/rules/ids.ts'
import type { Neighbour } from '../../../candidates/shortlist/rules/wire.ts'
import {
  type ShortlistNavigation,
  useShortlistNavigation,
} from '../../../candidates/shortlist/web/use-shortlist-navigation.ts'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { idsIn, type ReportAddress } from '../rules/address.ts'
import { neighbourAddress } from '../rules/neighbour-address.ts'
import { prefetchReport } from './load-report.ts'
import type { OpenReport } from './open-report.ts'
import { prefetchSameView } from './prefetch-same-view.ts'

/**
 * The navigation to the candidates before and after, by buttons and the keys J and K; their reports are prefetched. The
 * keys also work while a report is loading or refused.
 */
export function useStepping(address: ReportAddress, report: OpenReport | null): ShortlistNavigation {
  const queries = useQueryClient()
  // The path of the page in view: during a step the location is the redirect.
  const pathname = useMatch({ strict: false, select: (match) => match.pathname })
  const isSignedIn = useSignedIn() !== null
  const { companyId, mode } = address
  const candidateInView = report?.candidateId
  const interviewInView = report?.interviewId ?? null
  const prefetch = useCallback(
    async (neighbour: Neighbour) => {
      const loading = prefetchReport(queries, { ...reportSearch({ ...neighbour, companyId }), mode })
      if (candidateInView !== undefined) {
        const inView = { candidateId: candidateInView, interviewId: interviewInView }
        prefetchSameView(queries, inView, neighbour)
      }
      await loading
    },
    [queries, companyId, mode, candidateInView, interviewInView],
  )
  const addressOf = useCallback(
    (neighbour: Neighbour) => neighbourAddress(pathname, address, neighbour),
    [pathname, address],
  )
  const navigation = useShortlistNavigation({
    candidateId: isSignedIn ? (idsIn(address).candidateId ?? report?.candidateId ?? '') : '',
    recommendStageId: address.recommendStageId,
    addressOf,
    prefetch,
  })
  usePageKeys((key) => {
    if (/^j$/i.test(key)) navigation.goNext()
    if (/^k$/i.test(key)) navigation.goPrevious()
  })
  return navigation
}
