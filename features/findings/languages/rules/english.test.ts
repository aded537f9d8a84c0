import fc from 'fast-check'
import { expect, test } from 'vitest'
import { englishBand, readEnglish } from './english.ts'

test.each([
  [100, 1],
  [90, 1],
  [89.9, 2],
  [60, 2],
  [59.9, 3],
  [0, 3],
])('an English score of %d is in band %d [R9-023]', (score, band) => {
  expect(englishBand(score)).toBe(band)
})

test('a better score is in no worse band', () => {
  const points = fc.double({ min: 0, max: 100, noNaN: true })
  fc.assert(
    fc.property(points, points, (a, b) => {
      const low = Math.min(a, b)
      const high = Math.max(a, b)
      expect(englishBand(low)).toBeGreaterThanOrEqual(englishBand(high))
    }),
  )
})

test('an English score that was not sent is hidden, which is not the same as still being made [R5-007]', () => {
  expect(readEnglish({ explanation: 'Fluent.' })).toEqual({
    score: { state: 'hidden' },
    level: null,
    explanation: 'Fluent.',
  })
})

test('the English ability is read out of 100; without a test there is none [R9-022]', () => {
  expect(readEnglish({ score: 88, level: 4, explanation: ' Fluent. ' })).toEqual({
    score: { state: 'scored', value: 88, outOf: 100 },
    level: 4,
    explanation: 'Fluent.',
  })
  expect(readEnglish({ score: -1, level: 7, explanation: ' ' })).toEqual({
    score: { state: 'analysing' },
    level: null,
    explanation: null,
  })
  expect(readEnglish(null)).toBe(null)
})
