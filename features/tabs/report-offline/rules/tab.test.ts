import { expect, test } from 'vitest'
import { factsOf } from '../../../report/report/rules/facts-of.ts'
import { isShownTo, permission, tabNumber } from './tab.ts'

test('the tab is number 11 and needs no permission of its own', () => {
  expect([tabNumber, permission]).toEqual([11, null])
})

test.each([
  ['for a company that keeps them', { hasOfflineInterviewTab: true }, true],
  ['for any other', { hasOfflineInterviewTab: false, parts: ['offlineRounds'] }, false],
] as const)('the tab shows only as its condition says: %s [R2-043]', (_case, facts, isShown) => {
  expect(isShownTo(factsOf(facts))).toBe(isShown)
})
