import { expect, test } from 'vitest'
import { factsOf } from '../../../report/report/rules/facts-of.ts'
import { isShownTo, permission, tabNumber } from './tab.ts'

test('the tab is number 16 and opens by reportAIInterview', () => {
  expect([tabNumber, permission]).toEqual([16, 'reportAIInterview'])
})

test.each([
  ['with answers.coding', { permissions: ['reportAIInterview'], parts: ['answers.coding'] }, true],
  ['with answers.objective', { permissions: ['reportAIInterview'], parts: ['answers.objective'] }, true],
  ['with video answers alone', { permissions: ['reportAIInterview'], parts: ['answers.video'] }, false],
  ['without the permission', { permissions: [], parts: ['answers.coding'] }, false],
] as const)('the tab shows only as its condition says: %s [R2-045]', (_case, facts, isShown) => {
  expect(isShownTo(factsOf(facts))).toBe(isShown)
})
