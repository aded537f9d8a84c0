import { expect, test } from 'vitest'
import { isRatingReadable, sumRatings } from './ratings.ts'

test.each([
  ['nobody has decided', null, false],
  ['the decision is older than the interview', 9, false],
  ['somebody has decided after the interview', 10, true],
])('a rating of an interview is readable once it is decided: %s', (_case, decidedAt, isReadable) => {
  expect(isRatingReadable({ endedAt: 10 }, decidedAt)).toBe(isReadable)
})

test.each([
  [0, 0, null],
  [4, 20, null],
  [5, 21, { count: 5, average: 4.2 }],
  [6, 25, { count: 6, average: 4.2 }],
])('ratings are summed up from five on: %i', (count, total, sum) => {
  expect(sumRatings({ count, total })).toEqual(sum)
})
