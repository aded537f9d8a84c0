import { expect, test } from 'vitest'
import { timesSpent } from './time.ts'

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
])('nothing is said of a question %s', (_case, answers, usedMs) => {
  expect(timesSpent(answers, usedMs).has('a')).toBe(false)
})
