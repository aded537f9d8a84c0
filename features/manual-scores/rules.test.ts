import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inputKind, readManualScores } from './rules.ts'

const entry = (problemAnswerId: string, createDate: number, more: object = {}) => ({
  problemAnswerId,
  createByName: '沈岚',
  createDate,
  estimateScore: 4,
  estimateOpinion: null,
  ...more,
})

test.each([
  [0, 'scale'],
  [1, 'singleChoice'],
  [2, 'multipleChoice'],
  [3, 'text'],
  [4, null],
  [-1, null],
] as const)('a question of an assessment with the code %i is scored by %s [R9-044]', (code, expected) => {
  expect(inputKind(code)).toBe(expected)
})

test('the scores of a question are its own, newest first', () => {
  const scores = readManualScores([
    entry('q1', 1),
    entry('q2', 2),
    entry('q1', 3, { estimateOpinion: ' 好 ' }),
  ])
  expect(scores.get('q1')).toEqual([
    { scoredBy: '沈岚', scoredAt: 3, value: 4, outOf: 5, opinion: '好' },
    { scoredBy: '沈岚', scoredAt: 1, value: 4, outOf: 5, opinion: null },
  ])
  expect(scores.get('q9')).toBe(undefined)
})

test('no score is lost, and none stands above what could be given', () => {
  const entries = fc.array(
    fc.record({
      problemAnswerId: fc.constantFrom('q1', 'q2'),
      createByName: fc.string(),
      createDate: fc.nat(),
      estimateScore: fc.double({ min: 0, max: 100, noNaN: true }),
      estimateOpinion: fc.option(fc.string()),
    }),
  )
  fc.assert(
    fc.property(entries, (given) => {
      const all = [...readManualScores(given).values()].flat()
      expect(all.length).toBe(given.length)
      for (const { value, outOf } of all) expect(value).toBeLessThanOrEqual(outOf)
    }),
  )
})
