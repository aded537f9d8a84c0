import type { Answer } from '../../../candidates/interviews/rules/interview.ts'
import { groupByQuestion } from '../../../candidates/interviews/rules.ts'
import { type ScoreState, withinScale } from '../../../candidates/scores/rules/stars.ts'
import type { Shown } from '../contract/calls.ts'
import type { Analysis } from './analysis.ts'
import type { AnswerAnalysis } from './answers.ts'
import { answerScore } from './questions.ts'

export interface AssessedPoint {
  /** Unique within the interview. */
  readonly key: string
  readonly answerId: string
  readonly isDimension: boolean
  readonly name: string | null
  readonly round: number | null
  /** Null where it is not scored at all. */
  readonly score: ScoreState | null
  readonly comment: string | null
}

interface Known {
  readonly analysis: Analysis | null
  readonly shown: Shown | null
}

/** A dimension without a number is being scored only where numbers may show at all, and the analysis was not stopped. */
function dimensionScore(score: ScoreState | null, { analysis, shown }: Known): ScoreState | null {
  if (shown?.single === false) return { state: 'hidden' }
  if (score) return withinScale(score)
  return shown && !analysis?.isStopped ? { state: 'analysing' } : null
}

function pointsOf(
  answer: Answer,
  answerIndex: number,
  analysed: AnswerAnalysis | null,
  known: Known,
): AssessedPoint[] {
  const round = answerIndex === 0 ? null : (answer.round ?? answerIndex)
  const own = {
    key: answer.id,
    answerId: answer.id,
    isDimension: false,
    name: analysed?.point ?? answer.point,
    round,
    score: answerScore(answer, analysed),
    comment: analysed?.description ?? answer.reason,
  }
  const dimensions = answer.model?.dimensions ?? []
  return [
    own,
    ...dimensions.map(({ name, score, detail }, index) => ({
      key: `${answer.id} ${index}`,
      answerId: answer.id,
      isDimension: true,
      name,
      round,
      score: dimensionScore(score, known),
      comment: detail,
    })),
  ]
}

/**
 * The assessment points of each video question, in the order of the interview: that of its own answer, of each
 * follow-up, and the dimensions that a model found in them.
 *
 * A point that has neither a score nor a comment says nothing, and is left out.
 */
export function readPoints(
  answers: readonly Answer[],
  analysis: Analysis | null,
  shown: Shown | null,
): AssessedPoint[][] {
  const byAnswer = new Map((analysis?.answers ?? []).map((each) => [each.answerId, each]))
  return groupByQuestion(answers).map((group) =>
    group
      .flatMap((answer, answerIndex) =>
        pointsOf(answer, answerIndex, byAnswer.get(answer.id) ?? null, { analysis, shown }),
      )
      .filter(({ score, comment }) => score !== null || comment !== null),
  )
}
