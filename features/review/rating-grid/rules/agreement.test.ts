import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agreementOf, meaningOf, type ScoredUnit } from './agreement.ts'

/** Krippendorff's own example: four observers, twelve units, some not rated (Computing Krippendorff's Alpha-Reliability, 2011). */
const observers = [
  [1, 2, 3, 3, 2, 1, 4, 1, 2, null, null, null],
  [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, null, 3],
  [null, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, null],
  [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, null],
]
const example: ScoredUnit[] = Array.from({ length: 12 }, (_, index) => ({
  candidateId: `candidate ${index}`,
  scores: observers.flatMap((observer) => observer[index] ?? []),
}))

test('the example of its author comes to his figure for scores at equal distances', () => {
  const found = agreementOf(example, 4)
  expect(found?.alpha).toBeCloseTo(0.849, 3)
  expect(found).toMatchObject({ candidates: 11, scores: 40 })
  expect(found?.low).toBeLessThan(0.849)
  expect(found?.high).toBeGreaterThan(0.849)
})

test('the agreement of the same scores is always the same figure', () => {
  expect(agreementOf(example, 4)).toEqual(agreementOf(example, 4))
})

test('fewer than three raters or five candidates allow no figure, nor do scores that are all the same', () => {
  expect(agreementOf(example, 2)).toBe(null)
  expect(agreementOf(example.slice(0, 4), 4)).toBe(null)
  const alike = example.map((unit) => ({ ...unit, scores: [3.3, 3.3, 3.3] }))
  expect(agreementOf(alike, 3)).toBe(null)
})

test('candidates whom one rater alone scored count for nothing', () => {
  const alone = Array.from({ length: 9 }, (_, index) => ({ candidateId: `alone ${index}`, scores: [5] }))
  expect(agreementOf([...example, ...alone], 4)).toEqual(agreementOf(example, 4))
})

test('raters who never differ within a candidate agree fully at any scores', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 2, max: 10 }), { minLength: 5 }), (scores) => {
      const units = scores.map((half, index) => ({
        candidateId: String(index),
        scores: [half / 2, half / 2, half / 2],
      }))
      expect(agreementOf(units, 3)?.alpha).toBeCloseTo(1)
    }),
  )
})

test('the figure lies within its interval, and the order of candidates does not move it', () => {
  const unit = fc.record({
    candidateId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    scores: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 4 }),
  })
  fc.assert(
    fc.property(fc.array(unit, { minLength: 12, maxLength: 30 }), (units) => {
      const found = agreementOf(units, 4)
      if (!found) return
      expect(found.low).toBeLessThanOrEqual(found.high)
      expect(found.alpha).toBeLessThanOrEqual(1)
      expect(agreementOf([...units].reverse(), 4)?.alpha).toBeCloseTo(found.alpha)
    }),
    { numRuns: 30 },
  )
})

test.each([
  [0.66, 'open'],
  [0.667, 'tentative'],
  [0.71, 'tentative'],
  [0.8, 'reliable'],
] as const)('%d is %s', (alpha, meaning) => {
  expect(meaningOf({ alpha })).toBe(meaning)
})
