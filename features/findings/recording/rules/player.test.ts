import { expect, test } from 'vitest'
import { playbackRates, rateBeside, seekDelayMs, showsSession } from './player.ts'

test('a recording plays at 0.5, 1, 1.5 and 2 times its speed [R9-048 P9-004]', () => {
  expect(playbackRates).toEqual([0.5, 1, 1.5, 2])
})

test.each([
  [1, 1, 1.5],
  [1, -1, 0.5],
  [2, 1, 2],
  [0.5, -1, 0.5],
] as const)('from rate %d a step of %d leads to %d', (rate, step, expected) => {
  expect(rateBeside(rate, step)).toBe(expected)
})

test('a seek lands after 100 ms [R9-053]', () => {
  expect(seekDelayMs).toBe(100)
})

test('category 6 shows the session, every other one its questions', () => {
  expect([1, 2, 3, 4, 5, 6, null].map(showsSession)).toEqual([false, false, false, false, false, true, false])
})
