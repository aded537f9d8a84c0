import { expect, test } from 'vitest'
import { estimateStatus, operateStatus, readResult } from './results.ts'

test.each([
  [1, 1, 1],
  [2, 2, 2],
  [3, 4, 4],
] as const)(
  'a result of %i gives a record the status %i and makes a recommendation %i',
  (result, ...statuses) => {
    expect([estimateStatus(result), operateStatus(result)]).toEqual(statuses)
  },
)

test.each([
  [1, 1],
  [3, 3],
  [0, null],
  [null, null],
  [undefined, null],
  [4, 'unknown'],
  [1.5, 'unknown'],
  [-1, 'unknown'],
])('a result of %s reads %s', (value, result) => {
  expect(readResult(value)).toBe(result)
})
