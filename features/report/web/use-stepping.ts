import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useSignedIn } from '../../session/web/signed-in.ts'
import {
  type Neighbour,
  type ShortlistNavigation,
  useShortlistNavigation,
} from '../../shortlist/web/use-shortlist-navigation.ts'
import type { ReportAddress } from '../rules/address.ts'
import { neighbourAddress } from '../rules/neighbour-address.ts'
import { prefetchReport } from './load-report.ts'
import type { OpenReport } from './open-report.ts'

/** The way to the candidates before and after; their reports are loaded before they are asked for. */
export function useStepping(address: ReportAddress, report: OpenReport | null): ShortlistNavigation {
  const queries = useQueryClient()
  const { pathname } = useLocation()
  const isSignedIn = useSignedIn() !== null
  const { companyId } = address
  const prefetch = useCallback(
    ({ interviewId, jobSeekerChannelId }: Neighbour) =>
      void prefetchReport(queries, {
        jobseekerChannelId: jobSeekerChannelId,
        ...(interviewId && { userid: interviewId }),
        ...(companyId && { companyId }),
      }),
    [queries, companyId],
  )
  const addressOf = useCallback(
    (neighbour: Neighbour) => neighbourAddress(pathname, address, neighbour),
    [pathname, address],
  )
  return useShortlistNavigation({
    candidateId: isSignedIn ? (address.jobseekerChannelId ?? report?.candidateId ?? '') : '',
    positionId: report?.positionId,
    recommendStageId: address.recommendStageId,
    addressOf,
    prefetch,
  })
}
