import { expect, test } from 'vitest'
import { factsOf } from '../../../report/report/rules/facts-of.ts'
import { isShownTo, permission, tabNumber } from './tab.ts'

test('the tab is number 8 and opens by reportAIInterview', () => {
  expect([tabNumber, permission]).toEqual([8, 'reportAIInterview'])
})

test.each([
  [
    'with the permission and results',
    { permissions: ['reportAIInterview'], parts: ['tests.programme'] },
    true,
  ],
  ['without results', { permissions: ['reportAIInterview'], parts: [] }, false],
  ['without the permission', { permissions: ['reportResume'], parts: ['tests.programme'] }, false],
] as const)('the tab shows only as its condition says: %s [R2-057]', (_case, facts, isShown) => {
  expect(isShownTo(factsOf(facts))).toBe(isShown)
})
