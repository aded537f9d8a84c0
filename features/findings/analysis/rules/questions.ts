import type { Answer } from '../../../candidates/interviews/rules/interview.ts'
import { groupByQuestion } from '../../../candidates/interviews/rules.ts'
import { type ScoreState, withinScale } from '../../../candidates/scores/rules/stars.ts'
import type { KeyPoint } from '../../evidence/rules/evidence.ts'
import type { Analysis } from './analysis.ts'
import type { AnswerAnalysis } from './answers.ts'

export interface AnswerKeyPoints {
  readonly answerId: string
  readonly round: number | null
  readonly points: readonly KeyPoint[]
}

export interface QuestionResult {
  readonly number: number
  readonly answerId: string
  readonly title: string | null
  /** HTML, cleaned by the server, and its language. */
  readonly html: string
  readonly language: string | null
  readonly point: string | null
  /** Null where it is not known to have one. */
  readonly score: ScoreState | null
  /** Whether it is a question that gets a score, even where none is known yet. */
  readonly isScored: boolean
  readonly followUps: number
  readonly durationMs: number | null
  readonly analysed: AnswerAnalysis | null
  /** Key points of its own answer and of each follow-up that has any, in their order. */
  readonly keyPoints: readonly AnswerKeyPoints[]
}

/** The score of the analysis, else the one that came with the answer; hidden stays hidden. */
export function answerScore(
  answer: Pick<Answer, 'isUnscored' | 'score'>,
  analysed: AnswerAnalysis | null,
): ScoreState | null {
  if (answer.isUnscored) return null
  const stars = analysed?.score
  if (stars && (stars.state !== 'analysing' || answer.score === null)) return stars
  return answer.score && withinScale(answer.score)
}

function durationOf(group: readonly Answer[]): number | null {
  const known = group.flatMap(({ durationMs }) => durationMs ?? [])
  return known.length > 0 ? known.reduce((sum, ms) => sum + ms, 0) : null
}

/** The video questions of an interview, each with its analysis, in the order of the interview (R1-004). */
export function readQuestions(answers: readonly Answer[], analysis: Analysis | null): QuestionResult[] {
  const byAnswer = new Map((analysis?.answers ?? []).map((each) => [each.answerId, each]))
  return groupByQuestion(answers).flatMap((group, index) => {
    const [own] = group
    if (!own) return []
    const analysed = byAnswer.get(own.id) ?? null
    return {
      number: index + 1,
      answerId: own.id,
      title: own.title,
      html: own.html,
      language: own.language,
      point: analysed?.point ?? own.point,
      score: answerScore(own, analysed),
      isScored: !own.isUnscored,
      followUps: group.length - 1,
      durationMs: durationOf(group),
      analysed,
      keyPoints: group.flatMap(({ id, round: given }, answerIndex) => {
        const points = byAnswer.get(id)?.keyPoints ?? []
        const round = answerIndex === 0 ? null : (given ?? answerIndex)
        return points.length > 0 ? [{ answerId: id, round, points }] : []
      }),
    }
  })
}
