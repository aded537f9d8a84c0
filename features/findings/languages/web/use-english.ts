import { callQuery } from '@candor/call/web/query'
import type { SectionState } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useRefreshWhenReady } from '../../../report/report/web/live/use-live.ts'
import { englishAbility } from '../contract.ts'
import { type EnglishAbility, readEnglish } from '../rules/english.ts'

export interface EnglishResult {
  english: EnglishAbility | null
  state: SectionState
}

/** The English ability shown in an interview. Loaded data stays when a later load fails. */
export function useEnglish(interviewId: string | null): EnglishResult {
  const t = useTranslations('languages')
  const query = callQuery(englishAbility, { interviewId: interviewId ?? '' })
  const result = useQuery({ ...query, enabled: interviewId !== null })
  const { data } = result
  const english = useMemo(() => (data ? readEnglish(data) : null), [data])
  const isAnalysing = english?.score.state === 'analysing'
  useRefreshWhenReady({
    interviewId,
    isWaiting: isAnalysing,
    parts: ['tests.english'],
    queryKeys: [query.queryKey],
    readyText: t('englishReady'),
  })
  const none = !english && ({ kind: 'empty', title: t('noEnglish'), text: t('noScoresHint') } as const)
  const instead = isAnalysing ? ({ kind: 'analysing', text: t('englishAnalysing') } as const) : none
  return { english, state: sectionState(result, t('englishFailed'), instead) }
}
