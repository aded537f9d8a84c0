import { expect, test } from 'vitest'
import { factsOf } from '../../../report/report/rules/facts-of.ts'
import { isShownTo, permission, tabNumber } from './tab.ts'

test('the tab is number 7 and opens by reportAIInterview', () => {
  expect([tabNumber, permission]).toEqual([7, 'reportAIInterview'])
})

test.each([
  [
    'with the permission and an answer',
    { permissions: ['reportAIInterview'], parts: ['answers.custom'] },
    true,
  ],
  [
    'without a question of the company’s own',
    { permissions: ['reportAIInterview'], parts: ['answers.video'] },
    false,
  ],
  ['without the permission', { permissions: [], parts: ['answers.custom'] }, false],
] as const)('the tab shows only as its condition says: %s [R2-056]', (_case, facts, isShown) => {
  expect(isShownTo(factsOf(facts))).toBe(isShown)
})
