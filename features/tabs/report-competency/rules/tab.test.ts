import { expect, test } from 'vitest'
import { factsOf } from '../../../report/report/rules/facts-of.ts'
import { isShownTo, permission, tabNumber } from './tab.ts'

test('the tab is number 21 and opens by reportAIInterview', () => {
  expect([tabNumber, permission]).toEqual([21, 'reportAIInterview'])
})

test.each([
  [
    'ordered, with the permission and results',
    { permissions: ['reportAIInterview'], parts: ['tests.competency'], isCompetencyTestOn: true },
    true,
  ],
  [
    'not ordered',
    { permissions: ['reportAIInterview'], parts: ['tests.competency'], isCompetencyTestOn: false },
    false,
  ],
  [
    'ordered, without results',
    { permissions: ['reportAIInterview'], parts: [], isCompetencyTestOn: true },
    false,
  ],
  [
    'ordered, without the permission',
    { permissions: [], parts: ['tests.competency'], isCompetencyTestOn: true },
    false,
  ],
  [
    'in the mini-app, simulated by the position',
    { permissions: ['reportAIInterview'], isMiniapp: true, simulationTests: [21] },
    true,
  ],
  [
    'in the mini-app, not simulated',
    {
      permissions: ['reportAIInterview'],
      isMiniapp: true,
      parts: ['tests.competency'],
      isCompetencyTestOn: true,
    },
    false,
  ],
] as const)(
  'the tab shows only as its condition says: %s [R2-051 R2-054 R9-072]',
  (_case, facts, isShown) => {
    expect(isShownTo(factsOf(facts))).toBe(isShown)
  },
)
