import type { SearchedAnswer } from './answers.ts'
import type { ClaimOfAnalysis, KeyPoint } from './evidence.ts'
import { findKeyWord } from './key-words.ts'
import type { Located } from './marks.ts'

/** The time at which words of a sentence are said: that of its words where they are known, else of the sentence. */
function saidAt(sentence: SearchedAnswer['sentences'][number], from: number, to: number) {
  let at = 0
  const said = (sentence.words ?? []).filter((word) => {
    const found = sentence.text.indexOf(word.text, at)
    if (found < 0) return false
    at = found + word.text.length
    return found < to && at > from
  })
  return { startMs: said[0]?.startMs ?? sentence.startMs, endMs: said.at(-1)?.endMs ?? sentence.endMs }
}

function deriveIn(
  claim: ClaimOfAnalysis['key'],
  answer: SearchedAnswer,
  points: readonly KeyPoint[],
): Located[] {
  return points.flatMap((point, index) => {
    for (const [sentenceIndex, sentence] of answer.sentences.entries()) {
      const [found] = findKeyWord(sentence.text, point.text, answer.isEnglish)
      if (!found) continue
      const { startMs, endMs } = saidAt(sentence, found.from, found.to)
      const start = answer.search.starts[sentenceIndex] ?? 0
      return [
        {
          evidence: {
            id: `${claim}~${answer.id}~${index}`,
            claim,
            kind: point.kind,
            origin: 'derived' as const,
            answerId: answer.id,
            question: answer.question,
            title: point.text,
            quote: sentence.text.slice(found.from, found.to),
            reason: null,
            place: 'found' as const,
            startMs: answer.startMs + startMs,
            endMs: answer.startMs + endMs,
          },
          answer,
          stretch: { from: start + found.from, to: start + found.to },
        },
      ]
    }
    return []
  })
}

/**
 * Evidence for claims that came without any: the key points of their answers, each where it first stands in the
 * transcript (decision D08).
 *
 * A key point that is not in the transcript gives none: it would rest on nothing.
 */
export function derivedEvidence(
  claims: readonly ClaimOfAnalysis[],
  answers: ReadonlyMap<string, SearchedAnswer>,
  keyPoints: ReadonlyMap<string, readonly KeyPoint[]>,
): Located[] {
  return claims.flatMap(({ key, answerIds }) =>
    answerIds.flatMap((id) => {
      const answer = answers.get(id)
      return answer ? deriveIn(key, answer, keyPoints.get(id) ?? []) : []
    }),
  )
}
