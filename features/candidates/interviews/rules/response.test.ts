import { expect, test } from 'vitest'
import { notComing, responseCode, responseOf } from './response.ts'

test.each([
  [0, null],
  [1, 'accepted'],
  [2, 'rejected'],
  [3, 'cancelled'],
] as const)(
  'the code %i is the answer %s of a candidate, and is written as it was read',
  (code, response) => {
    expect(responseOf(code)).toBe(response)
    expect(responseCode(response)).toBe(code)
  },
)

test('an unknown code is no answer', () => {
  expect([-1, 4, 9].map(responseOf)).toEqual([null, null, null])
})

test('a candidate who rejects or cancels does not come', () => {
  expect(notComing.map(responseOf)).toEqual(['rejected', 'cancelled'])
})
