import type { SearchedAnswer } from './answers.ts'
import type { Evidence, Mark } from './evidence.ts'
import { cutBySentence, type Stretch } from './quote.ts'

/**
 * Evidence with the place of its words in the transcript of its answer; null where the transcript does not have them.
 */
export interface Located {
  readonly evidence: Evidence
  readonly answer: SearchedAnswer
  readonly stretch: Stretch | null
}

/**
 * The marks of every sentence of every answer, in the order of the text. Evidence of one kind on the same words makes
 * one mark.
 */
export function collectMarks(located: readonly Located[]): Map<string, Map<number, Mark[]>> {
  const marks = new Map<string, Map<number, Mark[]>>()
  for (const { evidence, answer, stretch } of located) {
    if (!stretch) continue
    const ofAnswer = marks.get(answer.id) ?? new Map<number, Mark[]>()
    marks.set(answer.id, ofAnswer)
    for (const { sentence, from, to } of cutBySentence(answer.search, answer.sentences, stretch)) {
      const before = ofAnswer.get(sentence) ?? []
      const same = before.find((mark) => mark.from === from && mark.to === to && mark.kind === evidence.kind)
      const evidenceIds = [...(same?.evidenceIds ?? []), evidence.id]
      const mark = { from, to, kind: evidence.kind, evidenceIds }
      const others = before.filter((each) => each !== same)
      ofAnswer.set(
        sentence,
        [...others, mark].sort((a, b) => a.from - b.from || b.to - a.to),
      )
    }
  }
  return marks
}
