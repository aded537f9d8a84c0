import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gapToMedian, mediansByName } from './medians.ts'

test.each([
  [4.6, 3.7, '+0.9'],
  [3.4, 3.6, '\u22120.2'],
  [3.5, 3.5, '0.0'],
  [3.52, 3.5, '0.0'],
  [3.48, 3.5, '0.0'],
  [5, 0, '+5.0'],
  [3.95, 3.94, '+0.1'],
  [3.94, 3.95, '\u22120.1'],
  [4.6, 3.75, '+0.8'],
])('%s lies %3$s from a median of %s', (value, median, gap) => {
  expect(gapToMedian(value, median)).toBe(gap)
})

test('a gap turns its sign when score and median change places', () => {
  const stars = fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10)
  fc.assert(
    fc.property(stars, stars, (a, b) => {
      const turned = gapToMedian(b, a).replace('\u2212', '-').replace('+', '')
      expect(Number(gapToMedian(a, b).replace('\u2212', '-'))).toBeCloseTo(-Number(turned))
    }),
  )
})

test('medians are found by the competency’s name, and there are none without a standing', () => {
  const medians = [{ assessmentPoint: '系统设计', median: 3.25 }]
  expect(mediansByName({ count: 14, rank: 3, bins: [], medians })).toEqual(new Map([['系统设计', 3.25]]))
  expect(mediansByName(null).size).toBe(0)
})
