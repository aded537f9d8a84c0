import { callApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import { useToasts } from '@candor/ui/overlays/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ofJobSeeker } from '../../../candidates/candidates/rules/ids.ts'
import { findNeighbours } from '../../../candidates/shortlist/contract/neighbours.ts'
import { queryShortList } from '../../../candidates/shortlist/contract.ts'
import { listAsked, remindColleague, withdrawRecommendation } from '../contract/asked.ts'

/** The query of the colleagues who were asked about a candidate. */
export function askedQuery(candidateId: string) {
  return callQuery(listAsked, ofJobSeeker(candidateId))
}

/** Reminding and withdrawing; the list is read again after each try, as a refusal says that it is old. */
export function useAskedActs(candidateId: string) {
  const t = useTranslations('recommend.asked')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const of = (recommendationId: string) => ({ ...ofJobSeeker(candidateId), recommendationId })
  const reload = (paths: readonly string[]) => {
    for (const path of paths) void queries.invalidateQueries({ queryKey: [path] })
  }
  const remind = useMutation({
    mutationFn: (id: string) => callApi(remindColleague, of(id)),
    onSuccess: () => notify({ kind: 'success', text: t('reminded') }),
    onSettled: () => reload([listAsked.path]),
  })
  const withdraw = useMutation({
    mutationFn: (id: string) => callApi(withdrawRecommendation, of(id)),
    onSuccess: () => notify({ kind: 'success', text: t('withdrawn') }),
    onSettled: () => reload([listAsked.path, findNeighbours.path, queryShortList.path]),
  })
  return { remind, withdraw }
}

export type AskedActs = ReturnType<typeof useAskedActs>
