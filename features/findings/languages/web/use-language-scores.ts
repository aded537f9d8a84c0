import { callQuery } from '@candor/call/web/query'
import type { SectionState } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useRefreshWhenReady } from '../../../report/report/web/live/use-live.ts'
import { getLanguageScore } from '../contract.ts'
import { isScoreUnfinished, type LanguageScore, readLanguageScore } from '../rules/scores.ts'

/** The language scores of an interview as a query; the report loads it ahead where it is configured to. */
export function languageScoresQuery(interviewId: string | null) {
  return { ...callQuery(getLanguageScore, { interviewId: interviewId ?? '' }), enabled: interviewId !== null }
}

export interface LanguageScoresResult {
  scores: readonly LanguageScore[]
  state: SectionState
}

/** The language scores of an interview. Loaded data stays when a later load fails. */
export function useLanguageScores(interviewId: string | null): LanguageScoresResult {
  const t = useTranslations('languages')
  const query = languageScoresQuery(interviewId)
  const result = useQuery(query)
  const { data } = result
  const scores = useMemo(() => data?.map(readLanguageScore) ?? [], [data])
  useRefreshWhenReady({
    interviewId,
    isWaiting: scores.some(isScoreUnfinished),
    parts: ['tests.language'],
    queryKeys: [query.queryKey],
    readyText: t('scoresReady'),
  })
  const none: SectionState = { kind: 'empty', title: t('noScores'), text: t('noScoresHint') }
  return { scores, state: sectionState(result, t('scoresFailed'), scores.length === 0 && none) }
}
