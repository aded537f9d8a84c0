import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { scored } from '../../../candidates/interviews/rules/answer-under-test.ts'
import { readWrittenQuestions } from '../../../findings/questions/rules/question.ts'
import { anAnswer } from '../../../findings/questions/web/answers-under-test.ts'
import { pointsOf, totalsOf, writtenPercent } from './totals.ts'

const shown = { hidesCorrectness: false, showsScores: true, isAnalysing: false }
type Setting = typeof shown
const read = (answers: ReturnType<typeof anAnswer>[], setting: Setting = shown) =>
  readWrittenQuestions(answers, setting)

const withScore = (id: string, value: number, outOf?: number) =>
  anAnswer(id, 0, { score: scored(value, outOf) })

test.each([
  [2, 3, 67],
  [1, 3, 33],
  [1, 200, 1],
  [0, 5, 0],
  [5, 5, 100],
  [0, 0, 0],
])('%d of %d points are %i %% [R9-029]', (score, total, percent) => {
  expect(writtenPercent(score, total)).toBe(percent)
})

test('more points are never a smaller share, and a share stays within 0 and 100', () => {
  const amount = fc.double({ min: 0, max: 1_000, noNaN: true })
  fc.assert(
    fc.property(amount, amount, fc.double({ min: 0.1, max: 1_000, noNaN: true }), (one, other, total) => {
      const less = Math.min(one, other, total)
      const more = Math.min(Math.max(one, other), total)
      expect(writtenPercent(less, total)).toBeLessThanOrEqual(writtenPercent(more, total))
      expect(writtenPercent(more, total)).toBeLessThanOrEqual(100)
      expect(writtenPercent(less, total)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('points are added up with what could have been got', () => {
  expect(pointsOf(read([withScore('a', 4), withScore('b', 0), withScore('c', 7, 10)]))).toEqual({
    state: 'scored',
    value: 11,
    outOf: 20,
    count: 3,
  })
})

test('questions that are not scored count in neither', () => {
  const unscored = anAnswer('u', 0, { score: scored(1, 5), isUnscored: true })
  expect(pointsOf(read([withScore('a', 4), unscored, anAnswer('b', 0)]))).toMatchObject({
    value: 4,
    outOf: 5,
  })
  expect(pointsOf(read([unscored]))).toEqual({ state: 'none' })
})

test('a score that is still being made keeps the sum back', () => {
  expect(pointsOf(read([withScore('a', 4), anAnswer('b', 0, { score: { state: 'analysing' } })]))).toEqual({
    state: 'analysing',
  })
})

test('scores that the company hides give no sum', () => {
  expect(pointsOf(read([withScore('a', 4)], { ...shown, showsScores: false }))).toEqual({ state: 'hidden' })
})

test('a reading question counts once: by itself, or by the questions on its text', () => {
  const parts = [withScore('p', 2), withScore('q', 3)]
  expect(pointsOf(read([anAnswer('r', 50, { score: scored(4, 5), parts })]))).toMatchObject({
    value: 4,
    outOf: 5,
    count: 1,
  })
  expect(pointsOf(read([anAnswer('r', 50, { parts })]))).toMatchObject({ value: 5, outOf: 10 })
})

test('totals tell answers, verdicts and time apart', () => {
  const answers = [
    anAnswer('a', 2, { text: 'A', verdict: 'correct' }),
    anAnswer('b', 3, { text: 'A', verdict: 'partial' }),
    anAnswer('c', 4, { verdict: 'wrong' }),
    anAnswer('d', 0, { text: 'x' }),
  ]
  const spent = new Map([
    ['a', 1_000],
    ['d', 2_000],
    ['of another module', 9_000],
  ])
  expect(totalsOf(read(answers), spent)).toMatchObject({
    count: 4,
    answered: 3,
    checked: 3,
    correct: 1,
    partial: 1,
    wrong: 1,
    spentMs: 3_000,
  })
  expect(totalsOf(read(answers), new Map()).spentMs).toBe(null)
})
