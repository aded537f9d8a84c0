import { fixed } from '@candor/messages/numbers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { starBand, starBands, starLevel, starLevels } from './levels.ts'

test('five stars exceed expectations, one is unqualified, and each level has one name [P9-013]', () => {
  expect(starLevels.map((level) => en[`level${level}`])).toEqual([
    'Exceeds expectations',
    'Excellent',
    'Qualified',
    'Average',
    'Unqualified',
  ])
  for (const words of [cn, en, zhTW]) {
    expect(new Set(starLevels.map((level) => words[`level${level}`])).size).toBe(5)
  }
})

test.each([
  [5, 5, 5],
  [4.5, 5, 5],
  [4.4, 5, 4],
  [3, 5, 3],
  [1, 5, 1],
  [0, 5, 1],
  [3, 3, 5],
  [2, 3, 3],
  [1, 3, 2],
  [2.44, 5, 2],
  [2.45, 5, 3],
  [1.45, 3, 3],
])('%d of %d is level %d', (value, outOf, level) => {
  expect(starLevel({ value, outOf })).toBe(level)
})

test('no two scores that are written alike differ in level or band', () => {
  const format = new Intl.NumberFormat('en', fixed(1))
  for (const outOf of [3, 5]) {
    for (let hundredths = 0; hundredths <= outOf * 100; hundredths += 1) {
      const exact = hundredths / 100
      const written = Number(format.format(hundredths / 100))
      const said = [exact, written].map((value) => [starLevel({ value, outOf }), starBand({ value, outOf })])
      expect(said[0], `${exact} of ${outOf}`).toEqual(said[1])
    }
  }
})

test('a better score never has a lower level', () => {
  const value = fc.double({ min: 0, max: 5, noNaN: true })
  fc.assert(
    fc.property(value, value, (a, b) => {
      const low = Math.min(a, b)
      const high = Math.max(a, b)
      expect(starLevel({ value: low, outOf: 5 })).toBeLessThanOrEqual(starLevel({ value: high, outOf: 5 }))
    }),
  )
})

test.each([
  [1, 5, 1],
  [2, 5, 1],
  [3, 5, 2],
  [4, 5, 3],
  [5, 5, 3],
  [1, 3, 1],
  [2, 3, 2],
  [3, 3, 3],
  [0, 3, 1],
  [2.45, 5, 2],
  [1.45, 3, 2],
])('a question’s stars are explained as low, middle or high: %d of %d is %d', (value, outOf, band) => {
  expect(starBand({ value, outOf })).toBe(band)
  expect(starBands).toEqual([1, 2, 3])
})
