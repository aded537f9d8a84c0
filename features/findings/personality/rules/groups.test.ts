import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWholeGroup, isWholeTest } from './groups.ts'

const points = [1, 3, 5, 7]
const group = fc.shuffledSubarray(points, { minLength: 4 })

test('a group of 1, 3, 5 and 5 is not whole; five groups of 1, 3, 5 and 7 are a test [P5-030]', () => {
  expect(isWholeGroup([1, 3, 5, 5])).toBe(false)
  expect(isWholeTest([points, points, points, points, [1, 3, 5, 5]])).toBe(false)
  expect(isWholeTest([points, points, points, points, points])).toBe(true)
})

test('the order within a group never matters, and any other count of groups misses the 80 points [P5-030]', () => {
  fc.assert(
    fc.property(fc.array(group, { maxLength: 12 }), (groups) => {
      expect(groups.every(isWholeGroup)).toBe(true)
      expect(isWholeTest(groups)).toBe(groups.length === 5)
    }),
  )
})

test('points that are not 1, 3, 5 and 7 once each are refused, though they come to 80 [P5-030]', () => {
  const any = fc.array(fc.integer({ min: 0, max: 16 }), { maxLength: 6 })
  fc.assert(
    fc.property(any, (given) => {
      const isPermutation = given.toSorted((a, b) => a - b).join() === points.join()
      expect(isWholeGroup(given)).toBe(isPermutation)
    }),
  )
  expect(isWholeTest([[4, 4, 4, 4], points, points, points, points])).toBe(false)
})
