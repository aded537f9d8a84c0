import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type EvidenceSources, readEvidenceIndex } from './evidence-index.ts'
import { anAnswer, anItem, anySources, aSentence, lin } from './index-under-test.ts'

const spoken = [
  aSentence(0, 3_000, 'Every transfer writes two entries with one idempotency key.'),
  aSentence(4_000, 8_000, 'We never lost a transfer, so a retry finds the first write.'),
]
const indexOf = (given: Partial<EvidenceSources>) =>
  readEvidenceIndex({
    answers: [anAnswer('q1', spoken)],
    evidence: [],
    person: lin,
    claims: [],
    keyPoints: new Map(),
    ...given,
  })

describe('an evidence index of any input', () => {
  const always = (
    holds: (evidenceIndex: ReturnType<typeof readEvidenceIndex>, sources: EvidenceSources) => void,
  ) => fc.assert(fc.property(anySources, (sources) => holds(readEvidenceIndex(sources), sources)))

  test('every moment belongs to exactly one question, and stands inside its stretch', () => {
    always(({ moments, questions }) => {
      for (const { question, startMs, endMs } of moments) {
        const own = questions.filter(({ number }) => number === question)
        expect(own).toHaveLength(1)
        expect(startMs).toBeGreaterThanOrEqual(own[0]?.startMs ?? Infinity)
        expect(endMs).toBeLessThanOrEqual(own[0]?.endMs ?? -1)
      }
    })
  })

  test('every piece of evidence is under one claim, is a moment or merged into one, and ends after it starts', () => {
    always(({ claims, byId, byClaim, momentOf, moments, endMs }) => {
      const listed = claims.flatMap(({ evidence }) => evidence)
      expect(listed.map(({ id }) => id).sort()).toEqual([...byId.keys()].sort())
      expect(new Set(claims.map(({ claim }) => claim)).size).toBe(claims.length)
      for (const each of listed) {
        expect(byId.get(each.id)).toBe(each)
        expect(byClaim.get(each.claim)).toContain(each)
        expect(moments.filter(({ id }) => id === momentOf.get(each.id))).toHaveLength(1)
        expect(each.endMs).toBeGreaterThanOrEqual(each.startMs)
        expect(each.endMs).toBeLessThanOrEqual(endMs)
      }
    })
  })

  test('moments and the evidence of a claim stand in the order of the session, and every moment is counted once', () => {
    always(({ moments, claims, counts }) => {
      for (const list of [moments, ...claims.map(({ evidence }) => evidence)]) {
        const starts = list.map(({ startMs }) => startMs)
        expect(starts).toEqual(starts.toSorted((a, b) => a - b))
      }
      expect(counts.supports + counts.against + counts.note).toBe(moments.length)
    })
  })

  test('reading it twice gives the same', () => {
    always((evidenceIndex, sources) => {
      expect(readEvidenceIndex(sources)).toEqual(evidenceIndex)
    })
  })
})

test('evidence that came with the results stands as it is, and nothing is derived for its claim', () => {
  const { claims, byId } = indexOf({
    evidence: [anItem('e1', { quote: 'one  KEY', title: ' Safe retries ', reason: ' ' })],
    claims: [{ key: 'competency:Design', answerIds: ['q1'] }],
    keyPoints: new Map([['q1', [{ text: 'transfer', count: 1, kind: 'supports' }]]]),
  })
  expect(claims.map(({ claim, evidence }) => [claim, evidence.map(({ id }) => id)])).toEqual([
    ['summary', []],
    ['competency:Design', ['e1']],
    ['answer:q1', []],
  ])
  expect(byId.get('e1')).toMatchObject({ title: 'Safe retries', reason: null, origin: 'imported' })
})

test('claims that rest on the same words in the same way are one moment, other words of the same time are another', () => {
  const { moments, momentOf, counts } = indexOf({
    evidence: [
      anItem('e1', { quote: 'Idempotency key', claim: { kind: 'summary' } }),
      anItem('e2', { quote: 'idempotency KEY' }),
      anItem('e3', { quote: 'idempotency key', kind: 'note' }),
      anItem('e4', { quote: 'two entries' }),
    ],
  })
  expect(moments.map(({ id }) => id)).toEqual(['e1', 'e3', 'e4'])
  expect(momentOf.get('e2')).toBe('e1')
  expect(counts).toEqual({ supports: 2, against: 0, note: 1 })
})

test('an id that comes twice counts once, and evidence for an answer that is not there is left out', () => {
  const { moments } = indexOf({
    evidence: [anItem('e1'), anItem('e1', { quote: 'two' }), anItem('e2', { question_id: 'q9' })],
  })
  expect(moments.map(({ id, quote }) => [id, quote])).toEqual([['e1', 'one key']])
})

test('a claim with evidence from a missing answer differs from a claim without evidence', () => {
  const evidenceIndex = indexOf({ evidence: [anItem('e1', { question_id: 'q9' })] })
  expect(evidenceIndex.lost).toEqual(new Set(['competency:Design']))
})

test('a claim about an answer without a recording keeps its evidence, after all others', () => {
  const claim = { kind: 'answer', question_id: 'w1' } as const
  const { claims } = indexOf({ evidence: [anItem('e1', { claim })] })
  expect(claims.map(({ claim: key }) => key)).toEqual(['summary', 'answer:q1', 'answer:w1'])
})

test('a recording of unknown length without a transcript lasts as long as its evidence', () => {
  const { questions, endMs } = indexOf({
    answers: [anAnswer('q1', null, { sessionStartMs: 5_000, durationMs: null })],
    evidence: [anItem('e1', { startMs: 7_000, endMs: 9_000 })],
  })
  expect(questions[0]).toMatchObject({ startMs: 5_000, endMs: 14_000 })
  expect(endMs).toBe(14_000)
})

test('words that are not known to be the candidate’s speak neither for nor against them', () => {
  const sentences = [
    aSentence(0, 2_000, 'Do you lose transfers?', { speaker: 'Dana', by: 'another' }),
    aSentence(3_000, 5_000, 'We lose none.', { speaker: 'B', by: 'unknown' }),
    aSentence(6_000, 8_000, 'One key a transfer.'),
  ]
  const { counts, byId } = indexOf({
    answers: [anAnswer('q1', sentences)],
    evidence: [
      anItem('e1', { quote: 'lose transfers', kind: 'against' }),
      anItem('e2', { quote: 'lose none' }),
      anItem('e3', { quote: 'one key' }),
    ],
  })
  expect(counts).toEqual({ supports: 1, against: 0, note: 2 })
  expect([...byId.values()].map(({ match, kind }) => [match, kind])).toEqual([
    ['byAnother', 'note'],
    ['byUnknown', 'note'],
    ['found', 'supports'],
  ])
})
