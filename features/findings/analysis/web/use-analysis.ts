import type { SectionState } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { standingQuery } from '../../../candidates/scores/web/standing-query.ts'
import { useRefreshWhenReady } from '../../../report/report/web/live/use-live.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import type { Shown } from '../contract/calls.ts'
import { type Analysis, readAnalysis } from '../rules/analysis.ts'
import {
  absence,
  isAnalysisUnreadable,
  isBeingMade,
  isUnfinished,
  scoredCompetencies,
} from '../rules/progress.ts'
import { holdsAnalysis } from '../rules/tests.ts'
import { aiDataQuery } from './ai-data-query.ts'
import { useUnreadable } from './use-unreadable.ts'

export interface AnalysisResult {
  analysis: Analysis | null
  /** The parts that the company shows; null while that is unknown. */
  shown: Shown | null
  /** The state of a section that draws from it. */
  state: SectionState
}

/** The ids by which the analysis of a report is fetched, and whether more of the interview is to come. */
export type Analysed = Pick<OpenReport, 'interviewId' | 'interview'>

/** The analysis of an interview with the state of its loading. Loaded data stays when a later load fails. */
export function useAnalysis({ interviewId, interview }: Analysed): AnalysisResult {
  const t = useTranslations('analysis')
  const query = useQuery(aiDataQuery(interviewId))
  const { data } = query
  const { category, isFinished } = interview
  const analysis = useMemo(
    () =>
      data?.aiData && holdsAnalysis(data.aiData) && !isAnalysisUnreadable(data.unreadable)
        ? readAnalysis(data.aiData, data.shown, { category }, data.isOutdated)
        : null,
    [data, category],
  )
  const shown = data?.shown ?? null
  useRefreshWhenReady({
    interviewId,
    isWaiting: analysis !== null && isUnfinished(analysis),
    parts: ['aiData', 'evidence'],
    queryKeys: [aiDataQuery(interviewId).queryKey, standingQuery(interviewId).queryKey],
    readyText: t('ready'),
  })
  const unreadable = useUnreadable(query)
  const none = useInstead(analysis, { isFinished, shown })
  const instead = isAnalysisUnreadable(data?.unreadable) ? unreadable : none
  return { analysis, shown, state: (data && instead) || sectionState(query, t('failed'), instead) }
}

/** The words in place of an analysis that is not there, or not yet. */
function useInstead(
  analysis: Analysis | null,
  given: { isFinished: boolean; shown: Shown | null },
): SectionState | false {
  const t = useTranslations('analysis')
  if (analysis?.isStopped) return { kind: 'empty', title: t('stopped'), text: t('stoppedHint') }
  if (!analysis || analysis.state === 'none') {
    const { title, text } = absence({ analysis, ...given })
    return { kind: 'empty', title: t(title), text: t(text) }
  }
  if (!isBeingMade(analysis)) return false
  const progress = scoredCompetencies(analysis)
  return { kind: 'analysing', text: progress ? t('generatingProgress', progress) : t('generating') }
}
