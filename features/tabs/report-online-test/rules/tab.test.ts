import { expect, test } from 'vitest'
import { factsOf } from '../../../report/report/rules/facts-of.ts'
import { isShownTo, permission, tabNumber } from './tab.ts'

test('the tab is number 17 and opens by reportAIInterview', () => {
  expect([tabNumber, permission]).toEqual([17, 'reportAIInterview'])
})

test.each([
  ['with tests.onlineTest', { permissions: ['reportAIInterview'], parts: ['tests.onlineTest'] }, true],
  ['with answers.written', { permissions: ['reportAIInterview'], parts: ['answers.written'] }, true],
  ['with answers.coding', { permissions: ['reportAIInterview'], parts: ['answers.coding'] }, true],
  ['with video answers alone', { permissions: ['reportAIInterview'], parts: ['answers.video'] }, false],
  ['without the permission', { permissions: [], parts: ['tests.onlineTest'] }, false],
] as const)('the tab shows only as its condition says: %s [R2-046]', (_case, facts, isShown) => {
  expect(isShownTo(factsOf(facts))).toBe(isShown)
})
