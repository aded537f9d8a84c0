import { expect, test } from 'vitest'
import { factsOf } from '../report/rules/facts-of.ts'
import { isShownTo, permission, tabNumber } from './rules.ts'

test('it is tab 18 and opens by reportAIInterview', () => {
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
