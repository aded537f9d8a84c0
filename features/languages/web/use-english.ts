import { failureWords } from '@candor/call/web/failure-words'
import { callQuery } from '@candor/call/web/query'
import type { SectionState } from '@candor/ui/sections/section'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useAwait } from '../../report/web/live/use-live.ts'
import { englishAbility } from '../contract.ts'
import { type EnglishAbility, readEnglish } from '../rules/english.ts'

export interface EnglishResult {
  english: EnglishAbility | null
  state: SectionState
}

/** The English ability shown in an interview. What was loaded stays when a later load fails. */
export function useEnglish(interviewId: string | null): EnglishResult {
  const t = useTranslations('languages')
  const query = callQuery(englishAbility, { interviewId: interviewId ?? '' })
  const { data, isPending, isError, error, refetch } = useQuery({ ...query, enabled: interviewId !== null })
  const english = useMemo(() => (data ? readEnglish(data) : null), [data])
  const isAnalysing = english?.score.state === 'analysing'
  useAwait({
    interviewId,
    isWaiting: isAnalysing,
    parts: ['tests.english'],
    queryKeys: [query.queryKey],
    readyText: t('englishReady'),
  })
  const retry = () => void refetch()
  const empty: SectionState = { kind: 'empty', title: t('noEnglish'), text: t('noScoresHint') }
  if (interviewId === null) return { english, state: empty }
  if (isError && data === undefined) {
    return {
      english,
      state: { kind: 'failed', message: failureWords(error, t('englishFailed')), onRetry: retry },
    }
  }
  if (isPending) return { english, state: { kind: 'loading' } }
  if (isError) return { english, state: { kind: 'stale', onRetry: retry } }
  if (isAnalysing) return { english, state: { kind: 'analysing', text: t('englishAnalysing') } }
  return { english, state: english === null ? empty : { kind: 'ready' } }
}
