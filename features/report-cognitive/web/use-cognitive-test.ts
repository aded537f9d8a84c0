import { failureWords } from '@candor/call/web/failure-words'
import { callQuery } from '@candor/call/web/query'
import type { SectionState } from '@candor/ui/sections/section'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useAwait } from '../../report/web/live/use-live.ts'
import { cognitiveReport } from '../contract.ts'
import { type CognitiveResult, readCognitiveTest } from '../rules.ts'

/** The cognitive ability test of an interview, with the state of its loading. */
export function useCognitiveTest(interviewId: string | null): {
  result: CognitiveResult | null
  state: SectionState
} {
  const t = useTranslations('report-cognitive')
  const query = callQuery(cognitiveReport, { interviewId: interviewId ?? '' })
  const { data, isPending, isError, error, refetch } = useQuery({ ...query, enabled: interviewId !== null })
  const result = useMemo(() => (data ? readCognitiveTest(data) : null), [data])
  useAwait({
    interviewId,
    isWaiting: result !== null && result.percentile === null,
    parts: ['tests.cognitive'],
    queryKeys: [query.queryKey],
    readyText: t('ready'),
  })
  const onRetry = () => void refetch()
  if (isError && !data)
    return { result, state: { kind: 'failed', message: failureWords(error, t('failed')), onRetry } }
  if (isPending && interviewId !== null) return { result, state: { kind: 'loading' } }
  if (!result) return { result, state: { kind: 'empty', title: t('none'), text: t('noneHint') } }
  if (isError) return { result, state: { kind: 'stale', onRetry } }
  const isWaiting = result.percentile === null
  return { result, state: isWaiting ? { kind: 'analysing', text: t('analysing') } : { kind: 'ready' } }
}
