import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextScale, scaleToPage, scaleToWidth } from './page-scale.ts'

const sheet = { width: 800, height: 1100 }
const slide = { width: 1600, height: 900 }
const poster = { width: 19_200, height: 19_200 }
const room = { width: 1000, height: 700 }

describe('a page', () => {
  test.each([
    [1, 1, 1.25],
    [1, -1, 0.8],
    [1.38, 1, 1.5],
    [1.38, -1, 1.25],
    [0.998, 1, 1.25],
    [0.05, 1, 0.1],
    [0.05, -1, null],
    [5, 1, null],
    [9, -1, 5],
  ] as const)('a zoom from the scale %s in the direction %s goes to %s', (scale, direction, next) => {
    expect(nextScale(scale, direction)).toBe(next)
  })

  test('always comes to an end of the steps, and can go back', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 5, noNaN: true }), (scale) => {
        const larger = nextScale(scale, 1)
        if (larger !== null) expect(larger).toBeGreaterThan(scale)
        const smaller = nextScale(scale, -1)
        if (smaller !== null) expect(smaller).toBeLessThan(scale)
        expect(larger !== null || smaller !== null).toBe(true)
      }),
    )
  })

  test('fits the width, or whole', () => {
    expect(scaleToWidth([sheet], room)).toBe(1.25)
    expect(scaleToPage(sheet, room)).toBeCloseTo(700 / 1100)
    expect(scaleToPage(slide, room)).toBe(0.625)
    expect(scaleToPage(poster, room)).toBeCloseTo(700 / 19_200)
  })
})

test('slides between sheets fit the width too, one poster does not make the others small', () => {
  expect(scaleToWidth([sheet, slide, sheet], room)).toBe(0.625)
  expect(scaleToWidth([sheet, poster, sheet], room)).toBe(1.25)
  expect(scaleToWidth([poster], room)).toBeCloseTo(1000 / 19_200)
})

test('a scale is never more than the largest step, nor nothing', () => {
  expect(scaleToWidth([{ width: 1, height: 1 }], room)).toBe(5)
  expect(scaleToPage(poster, { width: 1, height: 0 })).toBe(0.02)
})
