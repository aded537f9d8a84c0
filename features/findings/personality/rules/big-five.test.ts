import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bandWord, isUnfinished, readBigFive, traits } from './big-five.ts'

const profile = {
  openness: 3,
  conscientiousness: 2,
  extraversion: 1,
  agreeableness: 2,
  neuroticism: 2,
  isConfig: 1,
}

test('bands 1, 2 and 3 are low, medium and high, and no other number is a band [R9-027]', () => {
  expect([1, 2, 3].map(bandWord)).toEqual(['low', 'medium', 'high'])
  fc.assert(
    fc.property(fc.double(), (band) => {
      expect(bandWord(band) === null).toBe(![1, 2, 3].includes(band))
    }),
  )
})

test('the five traits keep their order, each with its band', () => {
  expect(readBigFive(profile)).toEqual({
    state: 'found',
    traits: traits.map((trait) => ({ trait, band: profile[trait] })),
  })
})

test('isConfig 0 hides the profile, and nothing is no profile', () => {
  expect(readBigFive({ ...profile, isConfig: 0 })).toEqual({ state: 'hidden' })
  expect(readBigFive(null)).toEqual({ state: 'none' })
})

test('a trait without a band is still being made, never a low one', () => {
  const half = readBigFive({ ...profile, openness: -1, neuroticism: null })
  expect(half).toMatchObject({ traits: expect.arrayContaining([{ trait: 'openness', band: null }]) })
  expect(isUnfinished(half)).toBe(true)
  expect(isUnfinished(readBigFive(profile))).toBe(false)
  const none = Object.fromEntries(traits.map((trait) => [trait, -1]))
  const waiting = readBigFive({ ...profile, ...none })
  expect(waiting).toEqual({ state: 'analysing' })
  expect(isUnfinished(waiting)).toBe(true)
})
