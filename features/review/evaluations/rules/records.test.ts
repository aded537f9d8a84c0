import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parts } from './parts-to-send.ts'
import {
  countParts,
  type Evaluation,
  evaluationScore,
  evaluationsByStage,
  newestTime,
  type StoredPart,
} from './records.ts'

const reading = { accountId: 'a', nameOf: (stageId: string) => `stage ${stageId}` }

let serial = 0

function said(more: Partial<StoredPart> = {}): StoredPart {
  serial += 1
  return {
    id: `e${serial}`,
    kind: 'overall',
    accountId: 'a',
    evaluatedBy: '陈薇',
    score: null,
    decision: null,
    content: '',
    reasons: [],
    stageId: '2',
    evaluatedAt: serial,
    ...more,
  }
}

const evaluation = (given: readonly Partial<Evaluation['parts'][number]>[]): Evaluation => ({
  evaluatedBy: '陈薇',
  stageName: '初筛',
  decision: null,
  decidedAt: null,
  evaluatedAt: Math.max(...given.map(({ evaluatedAt = 0 }) => evaluatedAt)),
  isOwn: false,
  parts: given.map((each, index) => ({
    id: String(index),
    kind: 'overall',
    score: null,
    decision: null,
    content: '',
    reasons: [],
    evaluatedAt: 0,
    ...each,
  })),
})

test('evaluations by person and stage lose nothing, come newest first, and each group is of one person in one stage', () => {
  const anyPart = fc.record({
    accountId: fc.constantFrom('a', 'b', null),
    evaluatedBy: fc.constantFrom('陈薇', '周予川'),
    stageId: fc.constantFrom('1', '2'),
    evaluatedAt: fc.nat({ max: 20 }),
    kind: fc.constantFrom(...parts),
  })
  fc.assert(
    fc.property(fc.array(anyPart), (given) => {
      const all = given.map(said)
      const groups = evaluationsByStage(all, reading)
      expect(
        groups
          .flatMap(({ parts }) => parts)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(all.map(({ id }) => id).sort())
      const newest = groups.map(({ parts }) => parts[0].evaluatedAt)
      expect(newest).toEqual([...newest].sort((a, b) => b - a))
      for (const { parts, isOwn, stageName, evaluatedAt } of groups) {
        const times = parts.map(({ evaluatedAt }) => evaluatedAt)
        expect(times).toEqual([...times].sort((a, b) => b - a))
        expect(new Set(parts.map(({ accountId }) => accountId)).size).toBe(1)
        expect(parts.every(({ stageId }) => stageName === `stage ${stageId}`)).toBe(true)
        expect(evaluatedAt).toBe(times[0])
        expect(isOwn).toBe(parts[0].accountId === 'a')
      }
    }),
  )
})

test('evaluations keep people without an account apart by name, and know one account under a new name', () => {
  const groups = evaluationsByStage(
    [
      said({ accountId: null, evaluatedBy: '甲' }),
      said({ accountId: null, evaluatedBy: '乙' }),
      said({ evaluatedBy: '陈薇' }),
      said({ evaluatedBy: '陈薇安' }),
    ],
    reading,
  )
  expect(groups.map(({ evaluatedBy, parts }) => [evaluatedBy, parts.length])).toEqual([
    ['陈薇安', 2],
    ['乙', 1],
    ['甲', 1],
  ])
})

test.each([
  ['the newest overall one', [said({ decision: 'reject' }), said({ decision: 'pass' })], 'pass'],
  [
    'the overall one before newer ones of parts',
    [said({ decision: 'wait' }), said({ kind: 'video', decision: 'pass' })],
    'wait',
  ],
  ['that of the resume where there is no other', [said({ kind: 'resume', decision: 'reject' })], 'reject'],
  ['an earlier one where the newest says none', [said({ decision: 'pass' }), said({})], 'pass'],
  ['none where nobody decided', [said({ score: 4 })], null],
])('a group of evaluations has %s as its decision', (_case, given, decision) => {
  const decidedAt = given.find((part) => part.decision !== null && part.decision === decision)?.evaluatedAt
  expect(evaluationsByStage(given, reading)).toMatchObject([{ decision, decidedAt: decidedAt ?? null }])
})

test('unread evaluations are counted one by one, and are read up to the newest', () => {
  const evaluations = [evaluation([{ evaluatedAt: 5 }, {}]), evaluation([{ evaluatedAt: 9 }])]
  expect([countParts(evaluations), newestTime(evaluations)]).toEqual([3, 9])
  expect([countParts([]), newestTime([])]).toEqual([0, null])
})

test('the overall score is the score of an evaluation, else the newest of any part', () => {
  const video = { kind: 'video', score: 3 } as const
  expect(evaluationScore(evaluation([video, { score: 4 }]))).toBe(4)
  expect(evaluationScore(evaluation([video, {}]))).toBe(3)
  expect(evaluationScore(evaluation([{}]))).toBe(null)
})
