import type { Answer } from '../../../candidates/interviews/rules/interview.ts'
import { sentencesOf } from './answers.ts'
import type { Evidence, EvidenceIndex, Mark } from './evidence.ts'

export interface SentenceInContext {
  /** Its place in the answer: the same words may be said twice. */
  readonly index: number
  readonly text: string
  readonly marks: readonly Mark[]
}

export function contextOf(
  evidence: Evidence,
  marks: EvidenceIndex['marks'],
  answers: readonly Answer[],
): SentenceInContext[] {
  const answer = answers.find(({ id }) => id === evidence.answerId)
  const ofAnswer = marks.get(evidence.answerId)
  if (!answer || !ofAnswer) return []
  return sentencesOf(answer).flatMap(({ text }, index) => {
    const own = (ofAnswer.get(index) ?? []).filter(({ evidenceIds }) => evidenceIds.includes(evidence.id))
    return own.length > 0 ? [{ index, text, marks: own }] : []
  })
}
