import { callQuery } from '@candor/call/web/query'
import type { SectionState } from '@candor/ui/sections/section'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useAwait } from '../../report/web/live/use-live.ts'
import type { OpenReport } from '../../report/web/open-report.ts'
import { standingQuery } from '../../scores/web/use-standing.ts'
import { aiReportData, type Shown } from '../contract/calls.ts'
import { type Analysis, readAnalysis } from '../rules/analysis.ts'
import { isUnfinished, scoredCompetencies } from '../rules/progress.ts'
import { holdsAnalysis } from '../rules/tests.ts'

/** The AI data of an interview as a query; the report page prefetches it for its neighbours. */
export function aiDataQuery(interviewId: string | null) {
  return { ...callQuery(aiReportData, { interviewId: interviewId ?? '' }), enabled: interviewId !== null }
}

export interface AnalysisResult {
  analysis: Analysis | null
  /** What the company lets show; null while it is not known. */
  shown: Shown | null
  /** What a section that draws from it shows instead, or beside it. */
  state: SectionState
}

/** Of a report, what its analysis is asked by, and whether more of the interview is to come. */
export type Analysed = Pick<OpenReport, 'interviewId' | 'isFinished'>

/** The analysis of an interview with the state of its loading. What was loaded stays when a later load fails. */
export function useAnalysis({ interviewId, isFinished }: Analysed): AnalysisResult {
  const t = useTranslations('analysis')
  const { data, isPending, isError, refetch } = useQuery(aiDataQuery(interviewId))
  const analysis = useMemo(
    () => (data?.aiData && holdsAnalysis(data.aiData) ? readAnalysis(data.aiData, data.shown) : null),
    [data],
  )
  const shown = data?.shown ?? null
  useAwait({
    interviewId,
    isWaiting: analysis !== null && isUnfinished(analysis),
    parts: ['aiData', 'evidence'],
    queryKeys: [aiDataQuery(interviewId).queryKey, standingQuery(interviewId).queryKey],
    readyText: t('ready'),
  })
  const retry = () => void refetch()
  const hint = t(isFinished ? 'noAnalysisFinished' : 'noAnalysisHint')
  const empty: SectionState = { kind: 'empty', title: t('noAnalysis'), text: hint }
  if (interviewId === null) return { analysis, shown, state: empty }
  if (isError && !data)
    return { analysis, shown, state: { kind: 'failed', message: t('failed'), onRetry: retry } }
  if (isPending) return { analysis, shown, state: { kind: 'loading' } }
  if (analysis?.isStopped) {
    return { analysis, shown, state: { kind: 'empty', title: t('stopped'), text: t('stoppedHint') } }
  }
  if (!analysis || analysis.state === 'none') return { analysis, shown, state: empty }
  if (analysis.state === 'generating') {
    const progress = scoredCompetencies(analysis)
    const text = progress ? t('generatingProgress', progress) : t('generating')
    return { analysis, shown, state: { kind: 'analysing', text } }
  }
  return { analysis, shown, state: isError ? { kind: 'stale', onRetry: retry } : { kind: 'ready' } }
}
