import { failureWords } from '@candor/call/web/failure-words'
import { callQuery } from '@candor/call/web/query'
import type { SectionState } from '@candor/ui/sections/section'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useAwait } from '../../report/web/live/use-live.ts'
import { allLanguageAbility } from '../contract.ts'
import { type Ability, readAbilities } from '../rules/abilities.ts'

export interface AbilitiesResult {
  abilities: readonly Ability[]
  state: SectionState
}

/** What an interview showed of each language. What was loaded stays when a later load fails. */
export function useAbilities(interviewId: string | null): AbilitiesResult {
  const t = useTranslations('speech')
  const query = callQuery(allLanguageAbility, { interviewId: interviewId ?? '' })
  const { data, isPending, isError, error, refetch } = useQuery({ ...query, enabled: interviewId !== null })
  const abilities = useMemo(() => (data ? readAbilities(data) : []), [data])
  useAwait({
    interviewId,
    isWaiting: abilities.some(({ score }) => score.state === 'analysing'),
    parts: ['tests.reading'],
    queryKeys: [query.queryKey],
    readyText: t('abilitiesReady'),
  })
  const retry = () => void refetch()
  const empty: SectionState = { kind: 'empty', title: t('noAbilities'), text: t('noAbilitiesHint') }
  if (interviewId === null) return { abilities, state: empty }
  if (isError && !data) {
    return {
      abilities,
      state: { kind: 'failed', message: failureWords(error, t('abilitiesFailed')), onRetry: retry },
    }
  }
  if (isPending) return { abilities, state: { kind: 'loading' } }
  if (isError) return { abilities, state: { kind: 'stale', onRetry: retry } }
  return { abilities, state: abilities.length === 0 ? empty : { kind: 'ready' } }
}
