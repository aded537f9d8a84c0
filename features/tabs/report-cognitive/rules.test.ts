import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factsOf } from '../../report/report/rules/facts-of.ts'
import { isShownTo, permission, tabNumber } from './rules/tab.ts'
import { readCognitiveTest } from './rules.ts'

test('the tab is number 18 and opens by reportAIInterview', () => {
  expect([tabNumber, permission]).toEqual([18, 'reportAIInterview'])
})

test.each([
  [
    'with the permission and results',
    { permissions: ['reportAIInterview'], parts: ['tests.cognitive'] },
    true,
  ],
  ['without results', { permissions: ['reportAIInterview'], parts: [] }, false],
  ['without the permission', { permissions: [], parts: ['tests.cognitive'] }, false],
  [
    'in the mini-app, simulated by the position',
    { permissions: ['reportAIInterview'], isMiniapp: true, simulationTests: [18] },
    true,
  ],
  [
    'in the mini-app, not simulated',
    { permissions: ['reportAIInterview'], isMiniapp: true, simulationTests: [], parts: ['tests.cognitive'] },
    false,
  ],
  [
    'in the mini-app without the permission',
    { permissions: [], isMiniapp: true, simulationTests: [18] },
    false,
  ],
] as const)(
  'the tab shows only as its condition says: %s [R2-048 R2-054 R9-072]',
  (_case, facts, isShown) => {
    expect(isShownTo(factsOf(facts))).toBe(isShown)
  },
)

const percentileOf = (percentile: number | null) =>
  readCognitiveTest({ percentile, explanation: null, normGroup: null }).percentile

test('−1 and null give no percentile; 0 does', () => {
  expect([-1, null, 0, 72.5].map(percentileOf)).toEqual([null, null, 0, 72.5])
  expect(percentileOf(99.999)).toBe(99.99)
})

test('a percentile stays from 0 to 100, and keeps its order', () => {
  const percentile = fc.double({ min: 0, max: 130, noNaN: true })
  fc.assert(
    fc.property(percentile, percentile, (one, other) => {
      const [less = -1, more = -1] = [Math.min(one, other), Math.max(one, other)].map(percentileOf)
      expect(less).toBeLessThanOrEqual(more ?? -1)
      expect(less).toBeGreaterThanOrEqual(0)
      expect(more).toBeLessThanOrEqual(100)
    }),
  )
})

test('a blank explanation and a blank group count as missing', () => {
  const read = (text: string) => readCognitiveTest({ percentile: 50, explanation: text, normGroup: text })
  expect(read(' Quick. ')).toMatchObject({ explanation: 'Quick.', group: 'Quick.' })
  expect(read(' \n ')).toMatchObject({ explanation: null, group: null })
})
