import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decisions } from '../../../candidates/candidates/rules/decision.ts'
import type { Evaluation } from './records.ts'
import { colleaguesDecisions, ownDecision } from './stated-decisions.ts'

function evaluationOf(given: Partial<Evaluation>): Evaluation {
  return {
    evaluatedBy: '赵敏',
    stageName: '初筛',
    decision: 'pass',
    decidedAt: 1,
    evaluatedAt: 1,
    isOwn: false,
    parts: [],
    ...given,
  }
}

test('a decision is told with who made it, when, and their score where they gave one', () => {
  const parts = [
    { id: 'e', kind: 'overall', score: 4.5, decision: null, content: '', reasons: [], evaluatedAt: 1 },
  ] as const
  expect(colleaguesDecisions([evaluationOf({ parts }), evaluationOf({ decision: 'wait' })], 2)).toEqual([
    { name: '赵敏', decision: 'pass', score: 4.5, at: 1 },
    { name: '赵敏', decision: 'wait', score: null, at: 1 },
  ])
})

test('a decision is told with its own time, and a later opinion makes no older decision current', () => {
  const commented = { isOwn: true, decidedAt: 1, evaluatedAt: 9 }
  const later = { isOwn: true, decision: 'reject', decidedAt: 5, evaluatedAt: 5 } as const
  expect(ownDecision([evaluationOf(commented)])).toMatchObject({ decision: 'pass', at: 1 })
  expect(ownDecision([evaluationOf(commented), evaluationOf(later)])).toMatchObject({
    decision: 'reject',
    at: 5,
  })
})

test('the own decision is none with decisions of others alone', () => {
  expect(
    ownDecision([evaluationOf({}), evaluationOf({ isOwn: true, decision: null, decidedAt: null })]),
  ).toBe(null)
})

const AnyEvaluation = fc
  .record({
    isOwn: fc.boolean(),
    decision: fc.constantFrom(null, ...decisions),
    decidedAt: fc.nat(),
    evaluatedAt: fc.nat(),
  })
  .map(evaluationOf)

test('one’s own is the newest of one’s own; colleagues’ are decisions of others, newest first, no more than asked for', () => {
  fc.assert(
    fc.property(fc.array(AnyEvaluation), fc.integer({ min: 0, max: 3 }), (evaluations, most) => {
      const decided = evaluations.filter(({ decision }) => decision !== null)
      const own = decided.filter(({ isOwn }) => isOwn).map(({ decidedAt }) => decidedAt ?? 0)
      expect(ownDecision(evaluations)?.at ?? null).toBe(own.length > 0 ? Math.max(...own) : null)
      const told = colleaguesDecisions(evaluations, most)
      const others = decided.filter(({ isOwn }) => !isOwn)
      expect(told).toHaveLength(Math.min(most, others.length))
      const newest = others.map(({ decidedAt }) => decidedAt ?? 0).sort((a, b) => b - a)
      expect(told.map(({ at }) => at)).toEqual(newest.slice(0, most))
    }),
  )
})
