import { callQuery } from '@candor/call/web/query'
import type { SectionState } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useRefreshWhenReady } from '../../../report/report/web/live/use-live.ts'
import { cognitiveReport } from '../contract.ts'
import { type CognitiveResult, readCognitiveTest } from '../rules.ts'

/** The cognitive ability test of an interview, with the state of its loading. */
export function useCognitiveTest(interviewId: string | null): {
  result: CognitiveResult | null
  state: SectionState
} {
  const t = useTranslations('report-cognitive')
  const query = callQuery(cognitiveReport, { interviewId: interviewId ?? '' })
  const queryResult = useQuery({ ...query, enabled: interviewId !== null })
  const { data } = queryResult
  const result = useMemo(() => (data ? readCognitiveTest(data) : null), [data])
  const isWaiting = result?.percentile === null
  useRefreshWhenReady({
    interviewId,
    isWaiting,
    parts: ['tests.cognitive'],
    queryKeys: [query.queryKey],
    readyText: t('ready'),
  })
  const none = !result && ({ kind: 'empty', title: t('none'), text: t('noneHint') } as const)
  const waiting = isWaiting && ({ kind: 'analysing', text: t('analysing') } as const)
  return {
    result,
    state: (data !== undefined && none) || sectionState(queryResult, t('failed'), none || waiting),
  }
}
