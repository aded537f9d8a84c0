import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRecommendingOver } from '../candidates/rules.ts'
import { answerDurationMs, inSpokenOrder, isVideoMethod, sessionStarts } from './rules.ts'

test.each([
  [1, true],
  [6, true],
  [12, true],
  [13, true],
  [0, false],
  [2, false],
  [7, false],
  [50, false],
])('an answer of method %i is a recording: %s', (method, expected) => {
  expect(isVideoMethod(method)).toBe(expected)
})

test.each([
  [8, true],
  [9, true],
  [7, false],
  [1, false],
])('in a stage of type %i recommending is over: %s', (kind, expected) => {
  expect(isRecommendingOver(kind)).toBe(expected)
})

describe('where an answer begins in the session', () => {
  const sentences = [
    { startMs: 0, endMs: 900 },
    { startMs: 900, endMs: 2500 },
  ]

  test('is what the import says, before its time point', () => {
    expect(sessionStarts([{ sessionStartMs: 12_000, answer_time_point: 99 }])).toEqual([12_000])
  })

  test('is its time point in seconds where the import says nothing', () => {
    expect(sessionStarts([{ answer_time_point: 12.5 }, { answer_time_point: 70 }])).toEqual([12_500, 70_000])
  })

  test('is else the sum of the durations before it, a transcript’s end standing in for a missing one', () => {
    expect(sessionStarts([{ durationMs: 1000 }, { transcript: { sentences } }, { durationMs: 10 }])).toEqual([
      0, 1000, 3500,
    ])
  })

  test('is else where the answer before it ended', () => {
    expect(sessionStarts([{ sessionStartMs: 5000, durationMs: 1000 }, {}])).toEqual([5000, 6000])
  })

  test('is zero for a first answer of which nothing is known', () => {
    expect(sessionStarts([{}, {}])).toEqual([0, 0])
  })

  test('never lies before the answer that it follows when only durations are known', () => {
    const durations = fc.array(fc.nat(600_000), { maxLength: 20 })
    fc.assert(
      fc.property(durations, (all) => {
        const starts = sessionStarts(all.map((durationMs) => ({ durationMs })))
        const sums = all.map((_, index) => all.slice(0, index).reduce((sum, each) => sum + each, 0))
        expect(starts).toEqual(sums)
      }),
    )
  })
})

test('the length of an answer is unknown, not zero, when neither a duration nor a transcript tells it', () => {
  expect(answerDurationMs({})).toBe(null)
  expect(answerDurationMs({ transcript: { sentences: [] } })).toBe(null)
  expect(answerDurationMs({ durationMs: 0 })).toBe(0)
})

test('pieces of speech are put in the order in which they were said', () => {
  const piece = (startMs: number, endMs: number) => ({ startMs, endMs })
  expect(inSpokenOrder([piece(5, 9), piece(0, 4), piece(5, 6)])).toEqual([
    piece(0, 4),
    piece(5, 6),
    piece(5, 9),
  ])
})
