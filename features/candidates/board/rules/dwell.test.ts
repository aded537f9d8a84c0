import { dayMs } from '@candor/kernel/durations'
import { expect, test } from 'vitest'
import { daysIn, daysOver, dotsOf, isPastLimit, placeOnScale } from './dwell.ts'

test.each([
  [0, 0],
  [dayMs - 1, 0],
  [dayMs, 1],
  [15.5 * dayMs, 15],
  [-dayMs, 0],
])('a stay of %s ms counts %s whole days', (stay, days) => {
  expect(daysIn(1_000, 1_000 + stay)).toBe(days)
})

test('a candidate is late on the day after the limit, and never without one', () => {
  expect([5, 6].map((days) => isPastLimit(days, 5))).toEqual([false, true])
  expect(isPastLimit(400, null)).toBe(false)
})

test('the scale ends at 14 days', () => {
  expect([0, 7, 14, 90].map(placeOnScale)).toEqual([0, 0.5, 1, 1])
})

test('people with equal days share one dot, and those beyond the scale share its last', () => {
  expect(dotsOf([0, 3, 3, 20, 400], 5)).toEqual([
    { days: 0, count: 1, isPast: false },
    { days: 3, count: 2, isPast: false },
    { days: 14, count: 2, isPast: true },
  ])
  expect(dotsOf([16], 20)).toEqual([{ days: 14, count: 1, isPast: false }])
})

test('a candidate without a limit is over it by less than any other', () => {
  expect(daysOver(300, null)).toBeLessThan(daysOver(0, 365))
  expect(daysOver(8, 7)).toBe(1)
})
