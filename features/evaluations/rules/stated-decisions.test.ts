import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EvaluationRecord } from '../contract/reading.ts'
import { colleaguesDecisions, ownDecision } from './stated-decisions.ts'

function recordOf(given: Partial<EvaluationRecord>): EvaluationRecord {
  return {
    estimateUserName: '赵敏',
    stageName: '初筛',
    estimateStatus: 1,
    estimateOperateTime: 1,
    isOwn: false,
    estimates: [],
    ...given,
  }
}

test('a decision is told with who made it, when, and their score where they gave one', () => {
  const estimates = [{ id: 'e', estimateType: 1, estimateScore: 4.5, estimateContent: '', createdTime: 1 }]
  expect(colleaguesDecisions([recordOf({ estimates }), recordOf({ estimateStatus: 4 })], 2)).toEqual([
    { name: '赵敏', decision: 'pass', score: 4.5, at: 1 },
    { name: '赵敏', decision: 'wait', score: null, at: 1 },
  ])
})

test('without a decision of one’s own there is none, whatever others decided', () => {
  expect(ownDecision([recordOf({}), recordOf({ isOwn: true, estimateStatus: null })])).toBe(null)
})

const AnyRecord = fc
  .record({
    isOwn: fc.boolean(),
    estimateStatus: fc.constantFrom(null, 1, 2, 4),
    estimateOperateTime: fc.nat(),
  })
  .map(recordOf)

test('one’s own is the newest of one’s own; colleagues’ are decisions of others, newest first, no more than asked for', () => {
  fc.assert(
    fc.property(fc.array(AnyRecord), fc.integer({ min: 0, max: 3 }), (records, most) => {
      const decided = records.filter(({ estimateStatus }) => estimateStatus !== null)
      const own = decided.filter(({ isOwn }) => isOwn).map(({ estimateOperateTime }) => estimateOperateTime)
      expect(ownDecision(records)?.at ?? null).toBe(own.length > 0 ? Math.max(...own) : null)
      const told = colleaguesDecisions(records, most)
      const others = decided.filter(({ isOwn }) => !isOwn)
      expect(told).toHaveLength(Math.min(most, others.length))
      const newest = others.map(({ estimateOperateTime }) => estimateOperateTime).sort((a, b) => b - a)
      expect(told.map(({ at }) => at)).toEqual(newest.slice(0, most))
    }),
  )
})
