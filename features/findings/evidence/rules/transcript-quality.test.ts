import fc from 'fast-check'
import { expect, test } from 'vitest'
import { meanConfidence } from './transcript-quality.ts'

const spoken = (confidences: readonly number[], mean?: number) => ({
  transcript: {
    ...(mean === undefined ? {} : { meanConfidence: mean }),
    sentences: [
      {
        startMs: 0,
        endMs: 1,
        text: '',
        words: confidences.map((confidence) => ({ startMs: 0, endMs: 1, text: '', confidence })),
      },
    ],
  },
})

test('words speak for themselves before the mean that came with them', () => {
  expect(meanConfidence([spoken([0.5, 0.7], 0.9)])).toBeCloseTo(0.6)
  expect(meanConfidence([spoken([], 0.9)])).toBe(0.9)
})

test('a transcript without confidences has no quality, and neither has a missing one', () => {
  expect(meanConfidence([spoken([]), { transcript: null }])).toBe(null)
})

test('the mean never leaves the confidences that it is made of', () => {
  const confidence = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.array(confidence, { minLength: 1 }), (given) => {
      const mean = meanConfidence(given.map((each) => spoken([each]))) ?? -1
      expect(mean).toBeGreaterThanOrEqual(Math.min(...given) - 1e-9)
      expect(mean).toBeLessThanOrEqual(Math.max(...given) + 1e-9)
    }),
  )
})
