import { callQuery } from '@candor/call/web/query'
import type { SectionState } from '@candor/ui/section'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { aiReportData } from '../contract/calls.ts'
import { type Analysis, readAnalysis } from '../rules/analysis.ts'

/** The AI data of an interview as a query; the report page prefetches it for its neighbours. */
export function aiDataQuery(interviewId: string) {
  return callQuery(aiReportData, { interviewId })
}

export interface AnalysisResult {
  analysis: Analysis | null
  /** What a section that draws from it shows instead, or beside it. */
  state: SectionState
}

/** The analysis of an interview with the state of its loading. What was loaded stays when a later load fails. */
export function useAnalysis(interviewId: string | null): AnalysisResult {
  const t = useTranslations('report-analysis')
  const { data, isPending, isError, refetch } = useQuery({
    ...aiDataQuery(interviewId ?? ''),
    enabled: interviewId !== null,
  })
  const analysis = data?.aiData ? readAnalysis(data.aiData, data.shown) : null
  const retry = () => void refetch()
  if (interviewId === null) return { analysis, state: emptyState(t('noAnalysis'), t('noAnalysisHint')) }
  if (isError && !data) return { analysis, state: { kind: 'failed', message: t('failed'), onRetry: retry } }
  if (isPending) return { analysis, state: { kind: 'loading' } }
  if (!analysis || analysis.state === 'none') {
    return { analysis, state: emptyState(t('noAnalysis'), t('noAnalysisHint')) }
  }
  if (analysis.state === 'generating')
    return { analysis, state: { kind: 'analysing', text: t('generating') } }
  return { analysis, state: isError ? { kind: 'stale', onRetry: retry } : { kind: 'ready' } }
}

function emptyState(title: string, text: string): SectionState {
  return { kind: 'empty', title, text }
}
