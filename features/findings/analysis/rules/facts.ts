import type { AnalysisState } from '../../../candidates/interviews/rules.ts'
import { readAmount, type StarScale } from '../../../candidates/scores/rules/stars.ts'
import type { AiData } from '../contract/ai-data.ts'
import { isL2Enabled, overallValue, readAnalysis, withoutL2 } from './analysis.ts'
import { isUnfinished } from './progress.ts'
import { starScaleOf } from './star-scale.ts'
import { holdsAnalysis } from './tests.ts'

export interface AnalysisFacts {
  /** Null while it is not there: still being made, stopped, or never to come. */
  readonly overallScore: number | null
  /** The scale of the scores; null while no analysis names it. */
  readonly scoreOutOf: StarScale | null
  readonly analysisState: AnalysisState
  readonly isWorkSynced: boolean
}

const everything = { total: true, single: true }

/** The state of an analysis; null where AI data came in without one, such as those of a test alone. */
function analysisState(aiData: AiData): AnalysisState {
  const analysis = readAnalysis(isL2Enabled(aiData) ? aiData : withoutL2(aiData), everything)
  if (analysis.isStopped) return 'stopped'
  if (isUnfinished(analysis)) return 'running'
  return analysis.state === 'ready' ? 'done' : null
}

export function analysisFacts(aiData: AiData): AnalysisFacts {
  const { transferWorkSyncAiData: workSyncAiData = null, ...ownAiData } = aiData
  return {
    overallScore: readAmount(overallValue(aiData)),
    scoreOutOf: holdsAnalysis(ownAiData) ? starScaleOf(aiData) : null,
    analysisState: analysisState(aiData),
    isWorkSynced: workSyncAiData !== null,
  }
}
