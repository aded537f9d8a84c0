import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factsOf } from '../../report/report/rules/facts-of.ts'
import { isShownTo, permission, tabNumber } from './rules/tab.ts'
import { bandOf, isUnfinished, readMentalHealth, statusOf, toneOf } from './rules.ts'

test('the tab is number 20 and opens by reportAIInterview', () => {
  expect([tabNumber, permission]).toEqual([20, 'reportAIInterview'])
})

test.each([
  [
    'with the permission and results',
    { permissions: ['reportAIInterview'], parts: ['tests.mentalHealth'] },
    true,
  ],
  ['without results', { permissions: ['reportAIInterview'], parts: [] }, false],
  ['without the permission', { permissions: [], parts: ['tests.mentalHealth'] }, false],
  [
    'in the mini-app, simulated by the position',
    { permissions: ['reportAIInterview'], isMiniapp: true, simulationTests: [20] },
    true,
  ],
  [
    'in the mini-app, not simulated',
    {
      permissions: ['reportAIInterview'],
      isMiniapp: true,
      simulationTests: [],
      parts: ['tests.mentalHealth'],
    },
    false,
  ],
  [
    'in the mini-app without the permission',
    { permissions: [], isMiniapp: true, simulationTests: [20] },
    false,
  ],
] as const)(
  'the tab shows only as its condition says: %s [R2-050 R2-054 R9-072]',
  (_case, facts, isShown) => {
    expect(isShownTo(factsOf(facts))).toBe(isShown)
  },
)

test.each([
  [1, 'lowest'],
  [2, 'lowest'],
  [2.1, 'lower'],
  [4, 'lower'],
  [4.5, 'higher'],
  [8, 'higher'],
  [8.2, 'highest'],
  [9, 'highest'],
  [10, 'highest'],
])('a score of %s lies in the band %s [R9-026]', (score, band) => {
  expect(bandOf(score)).toBe(band)
})

test('2, 4, 8 and 9 have four colours, which a negative dimension has the other way round [R9-026]', () => {
  const tonesOf = (kind: 'positive' | 'negative') => [2, 4, 8, 9].map((score) => toneOf(bandOf(score), kind))
  expect(tonesOf('positive')).toEqual(['low', 'fair', 'mid', 'high'])
  expect(tonesOf('negative')).toEqual(tonesOf('positive').toReversed())
})

test('a higher score never lies in a lower band [R9-026]', () => {
  const order = ['lowest', 'lower', 'higher', 'highest']
  const score = fc.double({ min: 0, max: 12, noNaN: true })
  fc.assert(
    fc.property(score, score, (one, other) => {
      const less = bandOf(Math.min(one, other))
      const more = bandOf(Math.max(one, other))
      expect(order.indexOf(less)).toBeLessThanOrEqual(order.indexOf(more))
    }),
  )
})

test.each([
  [1, 1],
  [2.4, 2],
  [3, 3],
  [3.5, 4],
  [5, 5],
])('an overall score of %s has the status %s', (overall, status) => {
  expect(statusOf(overall)).toBe(status)
})

test('dimensions are read by their kind, each once, under a name of ours or the one that came in', () => {
  const results = readMentalHealth({
    mentalScore: { score: 4, comment: ' ' },
    mentalPositiveScore: { score: 7 },
    mentalNegtiveScore: { score: 3 },
    mentalScores: [
      { dimName: 'tension', dimType: 2, score: 3, comment: 'Calm.' },
      { dimName: 'optimism', dimType: 1, score: 8 },
      { dimName: '幽默感', dimType: '1', score: 5 },
      { dimName: 'optimism', dimType: 1, score: 2 },
    ],
  })
  expect(results).toEqual({
    overall: 4,
    comment: null,
    groups: [
      {
        kind: 'positive',
        score: 7,
        dimensions: [
          { name: { known: 'optimism' }, score: 8, comment: null },
          { name: { named: '幽默感' }, score: 5, comment: null },
        ],
      },
      {
        kind: 'negative',
        score: 3,
        dimensions: [{ name: { known: 'tension' }, score: 3, comment: 'Calm.' }],
      },
    ],
  })
})

test('a score beyond its scale lies on the nearer end [R9-010 R9-011]', () => {
  const read = (score: number) =>
    readMentalHealth({
      mentalScore: { score },
      mentalScores: [{ dimName: 'optimism', dimType: 1, score }],
    })
  expect([read(0)?.overall, read(9)?.overall]).toEqual([1, 5])
  expect([0, 12].map((score) => read(score)?.groups[0].dimensions[0]?.score)).toEqual([1, 10])
})

test('a test in analysis has no score, and a missing test shows nothing', () => {
  const started = readMentalHealth({ mentalScore: null, mentalScores: [] })
  expect(started?.overall).toBe(null)
  expect(started && isUnfinished(started)).toBe(true)
  const waiting = { dimName: 'optimism', dimType: 1, score: -1 }
  const partly = readMentalHealth({ mentalScore: { score: 3 }, mentalScores: [waiting] })
  expect(partly?.groups[0].dimensions[0]?.score).toBe(null)
  expect(partly && isUnfinished(partly)).toBe(true)
  const done = readMentalHealth({ mentalScore: { score: 3 } })
  expect(done && isUnfinished(done)).toBe(false)
  for (const mentalPositiveScore of [null, { score: null }, { score: -1 }]) {
    const grouped = readMentalHealth({ mentalScore: { score: 3 }, mentalPositiveScore })
    expect(grouped?.groups.map(({ score }) => score)).toEqual([null, undefined])
    expect(grouped && isUnfinished(grouped)).toBe(true)
  }
  expect(readMentalHealth({ aiAllScore: 4 })).toBe(null)
})
