import { expect, test } from 'vitest'
import { factsOf } from '../../../report/report/rules/facts-of.ts'
import { isShownTo, permission, tabNumber } from './tab.ts'

test('the tab is number 9 and opens by reportAIInterview', () => {
  expect([tabNumber, permission]).toEqual([9, 'reportAIInterview'])
})

test.each([
  ['with tests.reading', { permissions: ['reportAIInterview'], parts: ['tests.reading'] }, true],
  ['with answers.spoken', { permissions: ['reportAIInterview'], parts: ['answers.spoken'] }, true],
  ['with video answers alone', { permissions: ['reportAIInterview'], parts: ['answers.video'] }, false],
  ['without the permission', { permissions: [], parts: ['tests.reading'] }, false],
] as const)('the tab shows only as its condition says: %s [R2-058]', (_case, facts, isShown) => {
  expect(isShownTo(factsOf(facts))).toBe(isShown)
})
