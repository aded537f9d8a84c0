import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factsOf } from '../../report/report/rules/facts-of.ts'
import { isShownTo, permission, tabNumber } from './rules/tab.ts'
import { isUnfinished, leaningOf, readCharacter, traitsOf, traitValue, valuedTraits } from './rules.ts'

test('the tab is number 19 and opens by reportAIInterview', () => {
  expect([tabNumber, permission]).toEqual([19, 'reportAIInterview'])
})

test.each([
  [
    'with the permission and results',
    { permissions: ['reportAIInterview'], parts: ['tests.character'] },
    true,
  ],
  ['without results', { permissions: ['reportAIInterview'], parts: [] }, false],
  ['without the permission', { permissions: [], parts: ['tests.character'] }, false],
  [
    'in the mini-app, simulated by the position',
    { permissions: ['reportAIInterview'], isMiniapp: true, simulationTests: [19] },
    true,
  ],
  [
    'in the mini-app, not simulated',
    { permissions: ['reportAIInterview'], isMiniapp: true, simulationTests: [], parts: ['tests.character'] },
    false,
  ],
  [
    'in the mini-app without the permission',
    { permissions: [], isMiniapp: true, simulationTests: [19] },
    false,
  ],
] as const)(
  'the tab shows only as its condition says: %s [R2-049 R2-054 R9-072]',
  (_case, facts, isShown) => {
    expect(isShownTo(factsOf(facts))).toBe(isShown)
  },
)

test.each([
  [1, ['social', 'adapt', 'duty', 'ambition']],
  [0, ['social', 'adapt', 'curious', 'harmonious', 'duty', 'ambition', 'autonomy']],
  [2, ['social', 'adapt', 'curious', 'harmonious', 'duty', 'ambition', 'autonomy']],
  [undefined, ['social', 'adapt', 'curious', 'harmonious', 'duty', 'ambition', 'autonomy']],
])('a reportDim of %s has these traits: %s [R3-016 R3-017 R9-019 R9-020]', (reportDim, traits) => {
  expect(traitsOf(reportDim)).toEqual(traits)
})

test.each([
  [85, 8.5],
  [3, 1],
  [0, 1],
  [10, 1],
  [100, 10],
  [104, 10],
])('a score of %s is the value %s [R9-018 R9-021]', (score, value) => {
  expect(traitValue(score)).toBe(value)
})

test('a value stays from 1 to 10, and a higher score never has a lower one [R9-018 R9-021]', () => {
  const score = fc.double({ min: -10, max: 200, noNaN: true })
  fc.assert(
    fc.property(score, score, (one, other) => {
      const less = traitValue(Math.min(one, other))
      const more = traitValue(Math.max(one, other))
      expect(less).toBeLessThanOrEqual(more)
      expect(less).toBeGreaterThanOrEqual(1)
      expect(more).toBeLessThanOrEqual(10)
    }),
  )
})

test.each([
  [1, 'low'],
  [4, 'low'],
  [4.1, 'between'],
  [6.9, 'between'],
  [7, 'high'],
  [10, 'high'],
])('a value of %s leans: %s', (value, leaning) => {
  expect(leaningOf(value)).toBe(leaning)
})

test('each trait is read with the comment of its own name [R3-015]', () => {
  const traits = traitsOf(0)
  const characterScore = Object.fromEntries(
    traits.flatMap((trait, index) => [
      [trait, (index + 2) * 10],
      [`${trait}Comment`, `of ${trait}`],
    ]),
  )
  expect(readCharacter({ characterScore, reportDim: 0 })).toEqual(
    traits.map((trait, index) => ({ trait, value: index + 2, comment: `of ${trait}` })),
  )
})

test('a missing result has no value, so that it never looks like a low one', () => {
  const results = readCharacter({ reportDim: 1, characterScore: { social: -1, adapt: null, duty: 0 } }) ?? []
  expect(results.map(({ value }) => value)).toEqual([null, null, 1, null])
  expect(isUnfinished(results)).toBe(true)
  expect(valuedTraits(results).map(({ trait }) => trait)).toEqual(['duty'])
  expect(readCharacter({ characterScore: null })?.every(({ value }) => value === null)).toBe(true)
  expect(readCharacter({})).toBe(null)
})
