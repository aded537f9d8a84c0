import { expect, test } from 'vitest'
import { nothingAnswered } from '../../../candidates/interviews/rules/answer-under-test.ts'
import { testTime, timesSpent } from './time.ts'

const asked = (id: string, seconds: number | null, durationMs: number | null = null) => ({
  id,
  askedAtMs: seconds === null ? null : seconds * 1000,
  durationMs,
})

test('a question lasts until the next one is asked, the last one until the end', () => {
  const spent = timesSpent([asked('a', 0), asked('b', 45), asked('c', 95)], 120_000)
  expect([...spent]).toEqual([
    ['a', 45_000],
    ['b', 50_000],
    ['c', 25_000],
  ])
})

test('a duration that is given goes before one that is worked out', () => {
  expect(timesSpent([asked('a', 0, 7_000), asked('b', 45)], 60_000).get('a')).toBe(7_000)
})

test.each([
  ['without a time of its own', [asked('a', null), asked('b', 45)], 60_000],
  ['without a time of the next one', [asked('a', 10), asked('b', null)], 60_000],
  ['asked after the next one', [asked('a', 50), asked('b', 45)], 60_000],
  ['at the end of an interview of unknown length', [asked('a', 10)], null],
  ['asked past the end', [asked('a', 61)], 60_000],
])('a question %s has no text about its time', (_case, answers, usedMs) => {
  expect(timesSpent(answers, usedMs).has('a')).toBe(false)
})

test.each([
  [
    'alone has the interview’s time of what was allowed',
    [0, 7],
    90_000,
    { usedMs: 90_000, limitMs: 120_000 },
  ],
  ['alone whose time is not known has its questions’', [0, 7], null, { usedMs: 50_000, limitMs: null }],
  ['beside a video question has its questions’', [0, 1], 90_000, { usedMs: 50_000, limitMs: null }],
])('a written test %s', (_case, methods, usedMs, time) => {
  const answers = methods.map((method) => ({ ...nothingAnswered, id: `q${method}`, method }))
  expect(testTime({ answers, usedMs, limitMs: 120_000 }, 50_000)).toEqual(time)
})
