import { callApi } from '@candor/call/web/api'
import { useToasts } from '@candor/ui/overlays/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ofJobSeeker } from '../../../candidates/candidates/rules/ids.ts'
import { refreshLists } from '../../../candidates/shortlist/web/refresh-lists.ts'
import { listAsked } from '../contract/asked.ts'
import { remindColleague, withdrawRecommendation } from '../contract/asked-acts.ts'

/** Reminding and withdrawing; the list is read again after each try, as a refusal says that it is old. */
export function useAskedActs(candidateId: string) {
  const t = useTranslations('recommend.asked')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const of = (recommendationId: string) => ({ ...ofJobSeeker(candidateId), recommendationId })
  const reload = () => void queries.invalidateQueries({ queryKey: [listAsked.path] })
  const remind = useMutation({
    mutationFn: (id: string) => callApi(remindColleague, of(id)),
    onSuccess: () => notify({ kind: 'success', text: t('reminded') }),
    onSettled: reload,
  })
  const withdraw = useMutation({
    mutationFn: (id: string) => callApi(withdrawRecommendation, of(id)),
    onSuccess: () => notify({ kind: 'success', text: t('withdrawn') }),
    onSettled: () => {
      reload()
      refreshLists(queries)
    },
  })
  return { remind, withdraw }
}

export type AskedActs = ReturnType<typeof useAskedActs>
