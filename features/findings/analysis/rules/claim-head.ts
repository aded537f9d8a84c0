import type { ScoreState } from '../../../candidates/scores/rules/stars.ts'
import { answerClaim, competencyOf } from '../../evidence/rules/claim-key.ts'
import type { ClaimKey } from '../../evidence/rules/evidence.ts'
import type { Analysis } from './analysis.ts'
import type { QuestionResult } from './questions.ts'

export type ClaimHead =
  | { readonly kind: 'summary'; readonly score: ScoreState | null }
  | { readonly kind: 'competency'; readonly name: string; readonly score: ScoreState | null }
  | { readonly kind: 'question'; readonly number: number; readonly score: ScoreState | null }

type Scores = Pick<Analysis, 'state' | 'overall' | 'competencies' | 'softSkills'>

function scoreOfPoint({ competencies, softSkills }: Scores, name: string): ScoreState | null {
  return [...competencies, ...softSkills].find((each) => each.name === name)?.score ?? null
}

/** A score above evidence: a score that is there before the analysis is complete is not final. */
function finalScore({ state }: Scores, score: ScoreState | null): ScoreState | null {
  return state !== 'ready' && score?.state === 'scored' ? { state: 'analysing' } : score
}

/**
 * Reads what a claim is about.
 *
 * A follow-up has no score of its own: its claim is headed by its question, whose number the evidence has.
 */
export function headOf(
  claim: ClaimKey,
  question: number,
  analysis: Scores | null,
  questions: readonly Pick<QuestionResult, 'number' | 'answerId' | 'score'>[],
): ClaimHead {
  if (claim === 'summary')
    return { kind: 'summary', score: analysis && finalScore(analysis, analysis.overall) }
  const name = competencyOf(claim)
  if (name !== null) {
    const score = analysis && finalScore(analysis, scoreOfPoint(analysis, name))
    return { kind: 'competency', name, score }
  }
  const own = questions.find(({ number, answerId }) => number === question && claim === answerClaim(answerId))
  return { kind: 'question', number: question, score: own?.score ?? null }
}
