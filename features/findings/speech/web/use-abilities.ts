import { callQuery } from '@candor/call/web/query'
import type { SectionState } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useRefreshWhenReady } from '../../../report/report/web/live/use-live.ts'
import { allLanguageAbility } from '../contract.ts'
import { type Ability, readAbilities } from '../rules/abilities.ts'

export interface AbilitiesResult {
  /** None where their scores are hidden. */
  abilities: readonly Ability[]
  state: SectionState
}

/** The abilities in each language that an interview showed. Loaded data stays when a later load fails. */
export function useAbilities(interviewId: string | null): AbilitiesResult {
  const t = useTranslations('speech')
  const ui = useTranslations('ui')
  const query = callQuery(allLanguageAbility, { interviewId: interviewId ?? '' })
  const result = useQuery({ ...query, enabled: interviewId !== null })
  const { data } = result
  const abilities = useMemo(() => (data ? readAbilities(data) : []), [data])
  useRefreshWhenReady({
    interviewId,
    isWaiting: abilities.some(({ score }) => score.state === 'analysing'),
    parts: ['tests.reading'],
    queryKeys: [query.queryKey],
    readyText: t('abilitiesReady'),
  })
  const none: SectionState = { kind: 'empty', title: t('noAbilities'), text: t('noAbilitiesHint') }
  const isHidden = abilities.some(({ score }) => score.state === 'hidden')
  const instead = isHidden
    ? ({ kind: 'empty', title: ui('notShown') } as const)
    : abilities.length === 0 && none
  return { abilities: isHidden ? [] : abilities, state: sectionState(result, t('abilitiesFailed'), instead) }
}
