import { expect, test } from 'vitest'
import { costOf, maxScimBytes, mostPerMinute } from './scim-rate.ts'

test.each([
  ['GET', undefined, 1],
  ['DELETE', undefined, 1],
  ['POST', '0', 1],
  ['PATCH', '300', 2],
  ['PUT', '40960', 11],
  ['PUT', `${maxScimBytes}`, 513],
  ['PUT', `${2 * maxScimBytes}`, 513],
  ['PUT', undefined, 513],
])('a %s with a body of %s bytes costs %i', (method, length, cost) => {
  expect(costOf(method, length)).toBe(cost)
})

test('a minute has room for five groups of the largest size, and for fifty small requests a second', () => {
  expect(Math.floor(mostPerMinute / costOf('PUT', `${maxScimBytes}`))).toBe(5)
  expect(mostPerMinute / 60).toBe(50)
})
