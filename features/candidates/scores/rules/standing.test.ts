import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { binOf, competencySubject, fewestScored, overallSubject, standingAmong } from './standing.ts'

const all = { singles: true }

/** Every candidate’s best scores, in hundredths of a star, as the database counts them; `own` is one place among them. */
function counted(hundredths: readonly number[], subject = overallSubject, own: number | null = null) {
  const counts = new Map<number, number>()
  for (const score of hundredths) counts.set(score, (counts.get(score) ?? 0) + 1)
  return { subject, counts: [...counts], own: own === null ? null : (hundredths[own] ?? null) }
}

const scores = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: fewestScored, maxLength: 200 })

describe('the standing of a candidate in a position', () => {
  test.each([
    [0, 0],
    [2.49, 0],
    [2.5, 2.5],
    [2.496, 2.5],
    [5, 2.5],
    [-1, 0],
  ])('has %s in the bin from %s on', (value, from) => {
    expect(binOf([{ from: 0 }, { from: 2.5 }], value)).toEqual({ from })
    expect(binOf([], value)).toBe(null)
  })

  test('puts every scored candidate into one bin of the scale', () => {
    fc.assert(
      fc.property(scores, fc.constantFrom(3, 5), (hundredths, outOf) => {
        const standing = standingAmong([counted(hundredths)], outOf, all)
        const bins = standing?.bins ?? []
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(hundredths.length)
        expect(bins.at(0)?.from).toBe(0)
        expect(bins.at(-1)?.to).toBe(outOf)
        bins.slice(1).forEach((bin, index) => {
          expect(bin.from).toBe(bins[index]?.to)
        })
      }),
    )
  })

  test('ranks from 1 to the number of candidates, one more than have a better score', () => {
    fc.assert(
      fc.property(scores, fc.nat(), (hundredths, any) => {
        const own = any % hundredths.length
        const rank = standingAmong([counted(hundredths, overallSubject, own)], 5, all)?.rank ?? 0
        expect(rank).toBeGreaterThanOrEqual(1)
        expect(rank).toBeLessThanOrEqual(hundredths.length)
        expect(rank - 1).toBe(hundredths.filter((score) => score > (hundredths[own] ?? 0)).length)
      }),
    )
  })

  test('has a median with as many candidates above it as below', () => {
    fc.assert(
      fc.property(scores, (hundredths) => {
        const counts = [counted(hundredths), counted(hundredths, competencySubject('设计'))]
        const median = (standingAmong(counts, 5, all)?.medians[0]?.median ?? -1) * 100
        const above = hundredths.filter((score) => score > median + 1e-6).length
        const below = hundredths.filter((score) => score < median - 1e-6).length
        expect(Math.max(above, below)).toBeLessThanOrEqual(hundredths.length / 2)
      }),
    )
  })

  test('is nothing under ten scored candidates, nor is a median under ten of them', () => {
    const nine = Array.from({ length: 9 }, (_, place) => place * 50)
    expect(standingAmong([counted(nine)], 5, all)).toBe(null)
    const ten = [...nine, 500]
    const counts = [counted(ten), counted(nine, competencySubject('设计'))]
    expect(standingAmong(counts, 5, all)).toMatchObject({ count: 10, rank: null, medians: [] })
  })

  test('counts the best score of a scale into the last bin, and equal scores to one rank', () => {
    const standing = standingAmong([counted([...Array(9).fill(500), 450], overallSubject, 9)], 5, all)
    expect(standing?.bins.at(-1)).toEqual({ from: 4.5, to: 5, count: 10 })
    expect(standing?.rank).toBe(10)
    expect(standingAmong([counted([...Array(9).fill(500), 450], overallSubject, 4)], 5, all)?.rank).toBe(1)
  })

  test('has no medians where the company hides single scores', () => {
    const ten = Array.from({ length: 10 }, (_, place) => place * 50)
    const counts = [counted(ten), counted(ten, competencySubject('设计'))]
    expect(standingAmong(counts, 5, { singles: false })?.medians).toEqual([])
    expect(standingAmong(counts, 5, all)?.medians).toEqual([{ assessmentPoint: '设计', median: 2.25 }])
  })
})
