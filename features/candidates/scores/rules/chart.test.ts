import { expect, test } from 'vitest'
import { chartFor } from './chart.ts'

test.each([
  [0, 5, null],
  [1, 5, 'rings'],
  [2, 5, 'rings'],
  [3, 5, 'radar'],
  [1, 3, 'rose'],
  [2, 3, 'rose'],
  [7, 3, 'radar'],
])('%i scores out of %i are drawn as %s', (scores, outOf, chart) => {
  expect(chartFor(scores, outOf)).toBe(chart)
})
