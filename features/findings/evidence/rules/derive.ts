import type { SearchedAnswer } from './answers.ts'
import { wordsAround } from './clauses.ts'
import type { ClaimOfAnalysis, Evidence, KeyPoint } from './evidence.ts'
import { keyWordFinder } from './key-words.ts'
import type { Located } from './marks.ts'
import type { Stretch } from './quote.ts'

type Sentence = SearchedAnswer['sentences'][number]

/** The time of words in a sentence: that of the words where it is known, else of the sentence. */
function timeOf(sentence: Sentence, { from, to }: Stretch): { startMs: number; endMs: number } {
  let at = 0
  const words = (sentence.words ?? []).filter((word) => {
    const found = word.text === '' ? -1 : sentence.text.indexOf(word.text, at)
    if (found < 0) return false
    at = found + word.text.length
    return found < to && at > from
  })
  const times = words.length > 0 ? words : [sentence]
  return {
    startMs: Math.min(...times.map(({ startMs }) => startMs)),
    endMs: Math.max(...times.map(({ endMs }) => endMs)),
  }
}

/**
 * First sentence in which the candidate says the key point. Sentences of other speakers are skipped, and so are those of
 * voices that nobody knows: an interviewer who names it proves nothing.
 */
function firstMention({ sentences, speakers, isEnglish }: SearchedAnswer, point: KeyPoint) {
  const find = keyWordFinder(point.text, isEnglish)
  for (const [index, sentence] of sentences.entries()) {
    const by = speakers[index]
    if (by?.role !== 'candidate') continue
    const [found] = find(sentence.text)
    if (found) return { index, sentence, found, voice: by.voice }
  }
  return null
}

type LocatedPoint = Omit<Located, 'evidence'> & {
  readonly evidence: Omit<Evidence, 'id' | 'claim'>
  readonly pointIndex: number
}

function locatePoints(answer: SearchedAnswer, points: readonly KeyPoint[]): LocatedPoint[] {
  return points.flatMap((point, pointIndex) => {
    const mention = firstMention(answer, point)
    if (!mention) return []
    const { index, sentence, found, voice } = mention
    const span = timeOf(sentence, found)
    const startMs = Math.min(span.startMs, answer.endMs)
    const endMs = Math.max(startMs, Math.min(span.endMs, answer.endMs))
    const start = answer.search.starts[index] ?? 0
    const evidence = {
      kind: point.kind,
      origin: 'derived' as const,
      answerId: answer.id,
      question: answer.question,
      title: point.text,
      quote: wordsAround(sentence.text, found),
      reason: null,
      match: 'found' as const,
      voice,
      startMs: answer.startMs + startMs,
      endMs: answer.startMs + endMs,
    }
    return [{ pointIndex, evidence, answer, stretch: { from: start + found.from, to: start + found.to } }]
  })
}

/**
 * Evidence for claims that came without any: the key points of their answers, each where the transcript first has it
 * (decision D08).
 *
 * A key point that is not in the transcript gives none: it would rest on nothing. A claim or an answer that is named
 * twice counts once.
 */
export function derivedEvidence(
  claims: readonly ClaimOfAnalysis[],
  answers: ReadonlyMap<string, SearchedAnswer>,
  keyPoints: ReadonlyMap<string, readonly KeyPoint[]>,
): Located[] {
  const byKey = Map.groupBy(claims, ({ key }) => key)
  const named = new Set(claims.flatMap(({ answerIds }) => answerIds))
  // Looked up once, however many claims name the answer.
  const pointsByAnswer = new Map(
    [...named].map((id) => {
      const answer = answers.get(id)
      return [id, answer ? locatePoints(answer, keyPoints.get(id) ?? []) : []]
    }),
  )
  return [...byKey].flatMap(([claim, same]) => {
    const answerIds = new Set(same.flatMap((each) => each.answerIds))
    return [...answerIds].flatMap((id) =>
      (pointsByAnswer.get(id) ?? []).map(({ pointIndex, evidence, ...located }) => ({
        ...located,
        evidence: { id: `${claim}~${id}~${pointIndex}`, claim, ...evidence },
      })),
    )
  })
}
