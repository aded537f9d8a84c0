import { expect, test } from 'vitest'
import { axisOf, mediansOf } from './axis.ts'

const medians = new Map([['p1', 0.72]])
const scored = (outOf: number) => ({ score: { overall: 2, outOf, lowest: null, highest: null } })

test('the axis of one position has its median on the scale of the scores', () => {
  expect(axisOf([scored(5), { score: null }], medians, 'p1')).toEqual({
    outOf: 5,
    median: expect.closeTo(3.6),
  })
  expect(axisOf([], medians, null)).toEqual({ outOf: 5, median: null })
  expect(axisOf([scored(3)], medians, 'p2')).toEqual({ outOf: 3, median: null })
})

test('scores of several scales share no axis', () => {
  expect(axisOf([scored(5), scored(3)], medians, null)).toBe(null)
})

test('medians come on a scale of five', () => {
  expect(mediansOf(undefined).size).toBe(0)
})
