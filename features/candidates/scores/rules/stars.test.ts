import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readScore, starScale } from './stars.ts'

test('the star scale is 5, and 3 in an L5 position [R9-006 R9-007]', () => {
  expect(starScale(false)).toBe(5)
  expect(starScale(true)).toBe(3)
})

test.each([-1, null, undefined])('%s means that the analysis still runs', (value) => {
  expect(readScore(value, 5)).toEqual({ state: 'analysing' })
})

test('a score of 0 is a score, not an analysis', () => {
  expect(readScore(0, 5)).toEqual({ state: 'scored', value: 0, outOf: 5 })
})

test('a hidden score says nothing, not even whether it exists', () => {
  expect(readScore(4, 5, false)).toEqual(readScore(null, 5, false))
})

test('scores are out of 5 and never leave their scale', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1000, noNaN: true }), fc.constantFrom(3, 5), (value, outOf) => {
      const score = readScore(value, outOf)
      expect(score.state === 'scored' && score.value >= 0 && score.value <= score.outOf).toBe(true)
    }),
  )
  expect(readScore(4.2, starScale(false))).toMatchObject({ outOf: 5 })
})
