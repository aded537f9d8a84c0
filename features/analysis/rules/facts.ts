import type { AnalysisState } from '../../interviews/rules.ts'
import { readAmount, type StarScale } from '../../scores/rules/stars.ts'
import type { AiData } from '../contract/ai-data.ts'
import { isL2Enabled, overallValue, readAnalysis, withoutL2 } from './analysis.ts'
import { isUnfinished } from './progress.ts'
import { starScaleOf } from './star-scale.ts'

/** What lists and tabs ask of an analysis before anybody reads it. */
export interface AnalysisFacts {
  /** Null while it is not there: still being made, stopped, or never to come. */
  readonly overallScore: number | null
  /** What the overall score is out of. */
  readonly scoreOutOf: StarScale
  readonly analysisState: AnalysisState
  readonly isWorkSynced: boolean
}

const everything = { total: true, single: true }

/** How far an analysis is; null where AI data came in without one, as those of a test alone do. */
function analysisState(aiData: AiData): AnalysisState {
  const analysis = readAnalysis(isL2Enabled(aiData) ? aiData : withoutL2(aiData), everything)
  if (analysis.isStopped) return 'stopped'
  if (isUnfinished(analysis)) return 'running'
  return analysis.state === 'ready' ? 'done' : null
}

/** Reads what is kept of AI data beside them as they come in, whatever the company lets show later. */
export function analysisFacts(aiData: AiData): AnalysisFacts {
  return {
    overallScore: readAmount(overallValue(aiData)),
    scoreOutOf: starScaleOf(aiData),
    analysisState: analysisState(aiData),
    isWorkSynced: (aiData.transferWorkSyncAiData ?? null) !== null,
  }
}
