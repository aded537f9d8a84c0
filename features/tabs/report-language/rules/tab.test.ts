import { expect, test } from 'vitest'
import { factsOf } from '../../../report/report/rules/facts-of.ts'
import { isShownTo, permission, tabNumber } from './tab.ts'

test('the tab is number 10 and opens by reportAIInterview', () => {
  expect([tabNumber, permission]).toEqual([10, 'reportAIInterview'])
})

test.each([
  [
    'with the permission and results',
    { permissions: ['reportAIInterview'], parts: ['tests.language'] },
    true,
  ],
  ['without results', { permissions: ['reportAIInterview'], parts: [] }, false],
  ['without the permission', { permissions: ['reportResume'], parts: ['tests.language'] }, false],
  [
    'without results where they are always loaded',
    { permissions: ['reportAIInterview'], loadsLanguageScore: true },
    true,
  ],
  [
    'always loaded, without the permission',
    { permissions: ['reportResume'], loadsLanguageScore: true },
    false,
  ],
] as const)('the tab shows only as its condition says: %s [R2-059]', (_case, facts, isShown) => {
  expect(isShownTo(factsOf(facts))).toBe(isShown)
})
