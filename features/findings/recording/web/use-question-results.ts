import type { SectionState } from '@candor/ui/sections/section'
import { useMemo } from 'react'
import type { ScoreState } from '../../../candidates/scores/rules/stars.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { isEvidenceComplete } from '../../analysis/rules/claims.ts'
import { type AssessedPoint, readPoints } from '../../analysis/rules/points.ts'
import { type AnswerKeyPoints, readQuestions } from '../../analysis/rules/questions.ts'
import { useAnalysis } from '../../analysis/web/use-analysis.ts'

/** The scores of the questions of the recording, by their index. */
export interface QuestionResults {
  /** Null where a question is not scored. */
  readonly scores: readonly (ScoreState | null)[]
  readonly points: readonly (readonly AssessedPoint[])[]
  readonly hasPoints: boolean
  readonly keyPoints: readonly (readonly AnswerKeyPoints[])[]
  /** Whether a score without evidence is known to have none. */
  readonly hasAllEvidence: boolean
  /** State of the analysis, which may add to what came with the answers. */
  readonly state: SectionState
}

/** The scores of the open report's recorded questions, as far as the company lets them show. */
export function useQuestionResults(report: OpenReport): QuestionResults {
  const { analysis, shown, state } = useAnalysis(report)
  const { answers } = report.interview
  const { scores, keyPoints } = useMemo(() => {
    const questions = readQuestions(answers, analysis)
    return {
      scores: questions.map(({ score }) => score),
      keyPoints: questions.map(({ keyPoints }) => keyPoints),
    }
  }, [answers, analysis])
  const points = useMemo(() => readPoints(answers, analysis, shown), [answers, analysis, shown])
  return {
    scores,
    points,
    hasPoints: points.some((each) => each.length > 0),
    keyPoints,
    hasAllEvidence: state.kind !== 'loading' && state.kind !== 'failed' && isEvidenceComplete(analysis),
    state,
  }
}
