import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEmotions } from '../../../findings/analysis/rules/emotions.ts'
import { mergedShares } from './emotions.ts'
import { bothSides, mobilePortrait } from './person.ts'
import { paceOf, usedPercent } from './time-bar.ts'

test.each([
  [0, 'fast'],
  [29.9, 'fast'],
  [30, 'normal'],
  [89.9, 'normal'],
  [90, 'long'],
  [100, 'long'],
])('%f percent of the time are %s [P4-034 P4-035 P4-036]', (percent, pace) => {
  expect(paceOf(percent)).toBe(pace)
})

test('the time that was used is at most all of it, and unknown where either end is [P4-037]', () => {
  expect(usedPercent(1_300, 1_000)).toBe(100)
  expect(usedPercent(300, 1_000)).toBe(30)
  for (const [used, limit] of [
    [null, 1],
    [1, null],
    [1, 0],
  ] as const)
    expect(usedPercent(used, limit)).toBe(null)
})

test.each([
  [1, 'male'],
  [2, 'female'],
  [0, 'female'],
  [null, 'female'],
])('gender %o has the %s portrait [P3-009]', (gender, portrait) => {
  expect(mobilePortrait(gender)).toBe(portrait)
})

test('one side of an identity card is none [P2-091]', () => {
  expect(bothSides({ front: 'a', back: 'b' })).toEqual({ front: 'a', back: 'b' })
  for (const idCard of [
    { front: 'a', back: null },
    { front: null, back: 'b' },
    { front: null, back: null },
  ])
    expect(bothSides(idCard)).toBe(null)
})

const counts = fc.dictionary(
  fc.constantFrom('happiness', 'neutral', 'anger', 'disgust', 'fear'),
  fc.integer({ min: 0, max: 500 }),
)

test('merging any counts loses nothing, keeps the order and leaves at most one of the two [P9-031]', () => {
  fc.assert(
    fc.property(counts, (given) => {
      const emtions = Object.entries(given).map(([emotionname, emotioncount]) => ({
        emotionname,
        emotioncount,
      }))
      const shares = readEmotions({ emotionScores: { emtions } })?.shares ?? []
      const merged = mergedShares(shares)
      const sum = (list: readonly { count: number }[]) => list.reduce((total, { count }) => total + count, 0)
      expect(sum(merged)).toBe(sum(shares))
      expect(merged.map(({ count }) => count)).toEqual(
        merged.map(({ count }) => count).toSorted((a, b) => b - a),
      )
      expect(merged.filter(({ name }) => name === 'anger')).toEqual([])
      const both = (given.anger ?? 0) + (given.disgust ?? 0)
      expect(merged.find(({ name }) => name === 'disgust')?.count ?? 0).toBe(both)
    }),
  )
})
