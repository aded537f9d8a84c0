import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { readAnswers } from './answers.ts'
import { derivedEvidence } from './derive.ts'
import type { ClaimOfAnalysis, KeyPoint } from './evidence.ts'
import { readEvidenceIndex } from './evidence-index.ts'
import { aLongAnswer, anAnswer, aSentence, hostileText, lin } from './index-under-test.ts'

const point = (text: string, kind: KeyPoint['kind'] = 'supports'): KeyPoint => ({ text, count: 1, kind })
const design: ClaimOfAnalysis = { key: 'competency:Design', answerIds: ['q1'] }

function derive(
  answer: ReturnType<typeof anAnswer>,
  points: readonly KeyPoint[],
  claims: readonly ClaimOfAnalysis[] = [design],
) {
  return readEvidenceIndex({
    answers: [answer],
    person: lin,
    evidence: [],
    claims,
    keyPoints: new Map([['q1', points]]),
  })
}

const words = (...texts: string[]) =>
  texts.map((text, index) => ({ startMs: 1_000 + index * 500, endMs: 1_400 + index * 500, text }))

test('a key point stands where it is first said, at the time of its words, with the words around it', () => {
  const text = 'We stopped, so a retry finds the first write. One more retry.'
  const answer = anAnswer(
    'q1',
    [
      aSentence(0, 900, 'Hello.'),
      aSentence(1_000, 9_000, text, { words: words('We', 'stopped', 'so', 'a', 'retry') }),
    ],
    { sessionStartMs: 60_000 },
  )
  const { moments, marks } = derive(answer, [point('Retry')])
  expect(moments).toEqual([
    {
      id: 'competency:Design~q1~0',
      claim: 'competency:Design',
      kind: 'supports',
      origin: 'derived',
      answerId: 'q1',
      question: 1,
      title: 'Retry',
      quote: 'so a retry finds the first write',
      reason: null,
      match: 'found',
      voice: { kind: 'candidate' },
      startMs: 63_000,
      endMs: 63_400,
    },
  ])
  expect(marks.get('q1')?.get(1)).toEqual([
    { from: 17, to: 22, kind: 'supports', evidenceIds: ['competency:Design~q1~0'] },
  ])
})

test('without times of words it takes the sentence’s, and never ends after its answer', () => {
  const sentence = aSentence(18_000, 25_000, 'One retry.')
  const [moment] = derive(anAnswer('q1', [sentence]), [point('retry')]).moments
  expect([moment?.startMs, moment?.endMs]).toEqual([18_000, 20_000])
})

test('times of words that came in no order still give a stretch of time', () => {
  const unordered = words('one', 'retry').map((word, index) => ({ ...word, startMs: 2_000 - index * 500 }))
  const sentence = aSentence(0, 5_000, 'one retry', { words: unordered })
  const [moment] = derive(anAnswer('q1', [sentence]), [point('one retry')]).moments
  expect([moment?.startMs, moment?.endMs]).toEqual([1_500, 1_900])
})

describe('in English', () => {
  const answer = (text: string) => anAnswer('q1', [aSentence(0, 1_000, text)])

  test.each([
    ['We do not retry.', 0],
    ['We don’t retry, but I would. Retry!', 1],
    ['We are retrying.', 0],
  ])('key points are whole words that are not denied: %s', (text, count) => {
    expect(derive(answer(text), [point('retry')]).moments).toHaveLength(count)
  })

  test('two key points of one clause are two moments', () => {
    const { moments } = derive(answer('a retry finds the write'), [point('retry'), point('write')])
    expect(moments.map(({ title }) => title)).toEqual(['retry', 'write'])
  })
})

test('a claim or an answer that is named twice is derived once', () => {
  const answer = anAnswer('q1', [aSentence(0, 1_000, 'a retry')])
  const claims = [design, { ...design, answerIds: ['q1', 'q1', 'q9'] }]
  expect(derive(answer, [point('retry')], claims).moments).toHaveLength(1)
})

test('each claim has the evidence of its answers by ids of its own', () => {
  const answer = anAnswer('q1', [aSentence(0, 1_000, 'a retry')])
  const { claims } = derive(answer, [point('retry')], [design, { key: 'summary', answerIds: ['q1'] }])
  const ids = claims.map(({ evidence }) => evidence.map(({ id, claim }) => [id, claim]))
  expect(ids).toEqual([[['summary~q1~0', 'summary']], [['competency:Design~q1~0', 'competency:Design']], []])
})

test('key points are looked up once, however many claims name their answer', () => {
  const points = new Map([['q1', Array.from({ length: 20 }, (_, index) => point(`unsaid ${index}`))]])
  const [answer] = readAnswers([aLongAnswer('q1', 100)], lin).searched
  if (!answer) throw new Error('the answer is missing')
  const reads = (length: number) => {
    const sentences = vi.fn(() => answer.sentences)
    const watched = Object.defineProperty({ ...answer }, 'sentences', { get: sentences })
    const claims = Array.from({ length }, (_, index) => ({ ...design, key: `competency:${index}` as const }))
    derivedEvidence(claims, new Map([['q1', watched]]), points)
    return sentences.mock.calls.length
  }
  expect(reads(1)).toBe(20)
  expect(reads(10)).toBe(20)
})

test('a key point is found in a text that was typed in place of a recording, at its answer', () => {
  const typed = anAnswer('q1', null, { text: '先加锁，再重试。', language: 'cn', sessionStartMs: 3_000 })
  const [moment] = derive(typed, [point('重试')]).moments
  expect(moment).toMatchObject({ quote: '再重试', startMs: 3_000, endMs: 23_000 })
})

test('any key point is found as it was said or not at all, with the same result twice', () => {
  fc.assert(
    fc.property(hostileText, fc.array(hostileText, { maxLength: 3 }), (text, points) => {
      const answer = anAnswer('q1', [aSentence(0, 1_000, text)], { language: 'cn' })
      const evidenceIndex = derive(
        answer,
        points.map((each) => point(each)),
      )
      for (const [index, ofSentence] of evidenceIndex.marks.get('q1') ?? []) {
        expect(index).toBe(0)
        for (const { from, to, evidenceIds } of ofSentence) {
          const title = evidenceIndex.byId.get(evidenceIds[0] ?? '')?.title ?? ''
          const plain = (words: string) => words.trim().replace(/\s+/g, ' ').toLowerCase()
          expect(plain(text.slice(from, to))).toBe(plain(title))
        }
      }
      for (const { quote } of evidenceIndex.byId.values()) expect(text).toContain(quote)
      expect([
        ...derive(
          answer,
          points.map((each) => point(each)),
        ).byId.keys(),
      ]).toEqual([...evidenceIndex.byId.keys()])
    }),
  )
})

describe('key points in a transcript with several voices', () => {
  const asked = aSentence(0, 2_000, '请说说幂等键怎么保证不重复扣款', { speaker: '面试官', by: 'another' })
  const inSession = (more: Partial<Parameters<typeof aSentence>[3]>, text: string) =>
    anAnswer('q1', [asked, aSentence(2_000, 4_000, text, more)], { language: 'cn' })

  test.each([{ speaker: '林晓彤' }, {}])('a key point that only the question names is none (%j)', (more) => {
    expect(derive(inSession(more, '这个我没有做过'), [point('幂等键')]).moments).toEqual([])
  })

  test('a key point stands where the candidate says it, and not where the question does', () => {
    const { moments } = derive(inSession({ speaker: '林晓彤' }, '每笔带一个幂等键'), [point('幂等键')])
    expect(moments).toMatchObject([{ startMs: 2_000, voice: { kind: 'candidate' } }])
  })

  test('the words of an unknown voice are no evidence', () => {
    const said = inSession({ speaker: 'B', by: 'unknown' }, '每笔带一个幂等键')
    expect(derive(said, [point('幂等键')]).moments).toEqual([])
  })
})
