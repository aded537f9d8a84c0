import { expect, test } from 'vitest'
import { factsOf } from '../../../report/report/rules/facts-of.ts'
import { isShownTo, permission, tabNumber } from './tab.ts'

test('the tab is number 12 and opens by reportAIInterview', () => {
  expect([tabNumber, permission]).toEqual([12, 'reportAIInterview'])
})

test.each([
  [
    'with the permission and results',
    { permissions: ['reportAIInterview'], parts: ['tests.personality'] },
    true,
  ],
  ['with a Big Five profile alone', { permissions: ['reportAIInterview'], parts: ['tests.bigFive'] }, true],
  ['without results', { permissions: ['reportAIInterview'], parts: [] }, false],
  ['without the permission', { permissions: ['reportResume'], parts: ['tests.personality'] }, false],
] as const)('the tab shows only as its condition says: %s [R2-044]', (_case, facts, isShown) => {
  expect(isShownTo(factsOf(facts))).toBe(isShown)
})
