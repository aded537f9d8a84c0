import type * as z from 'zod/mini'
import type { AnswerResult } from '../../interviews/contract.ts'
import { groupByQuestion } from '../../interviews/rules.ts'
import { readScore, type ScoreState } from '../../scores/rules/stars.ts'
import type { Shown } from '../contract/calls.ts'
import type { Analysis } from './analysis.ts'
import type { AnswerAnalysis } from './answers.ts'
import { answerScore } from './questions.ts'

type Answer = z.output<typeof AnswerResult>

/** What one answer, or one dimension of it, was scored by. */
export interface AssessedPoint {
  /** Its own within the interview. */
  readonly key: string
  readonly answerId: string
  /** One of several dimensions that a model found in the answer. */
  readonly isDimension: boolean
  /** What is assessed; null where nothing says so. */
  readonly name: string | null
  /** The round of the follow-up that was answered; null for the question itself. */
  readonly round: number | null
  /** Null where it is not scored at all. */
  readonly score: ScoreState | null
  /** Why, in few words; null while there are none. */
  readonly comment: string | null
}

/** A dimension that comes without a number is being scored only where numbers may show at all. */
function dimensionScore(value: number | null, outOf: number, shown: Shown | null): ScoreState | null {
  if (value === null && !shown) return null
  return readScore(value, outOf, shown?.single ?? true)
}

function pointsOf(
  answer: Answer,
  place: number,
  analysed: AnswerAnalysis | null,
  shown: Shown | null,
): AssessedPoint[] {
  const round = place === 0 ? null : (answer.interviewRoundNum ?? place)
  const own = {
    key: answer.question_id,
    answerId: answer.question_id,
    isDimension: false,
    name: analysed?.point ?? answer.label_name,
    round,
    score: answerScore(answer, analysed),
    comment: analysed?.description ?? answer.scoreReason,
  }
  const dimensions = answer.model_res?.dimensionList ?? []
  return [
    own,
    ...dimensions.map(({ label, trueScore, labelScore, detail }, index) => ({
      key: `${answer.question_id} ${index}`,
      answerId: answer.question_id,
      isDimension: true,
      name: label,
      round,
      score: dimensionScore(trueScore, labelScore || 5, shown),
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
      .flatMap((answer, place) => pointsOf(answer, place, byAnswer.get(answer.question_id) ?? null, shown))
      .filter(({ score, comment }) => score !== null || comment !== null),
  )
}
