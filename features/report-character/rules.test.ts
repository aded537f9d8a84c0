import { expect, test } from 'vitest'
import { factsOf } from '../report/rules/facts-of.ts'
import { isShownTo, permission, tabNumber } from './rules.ts'

test('it is tab 19 and opens by reportAIInterview', () => {
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
