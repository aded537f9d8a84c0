import { expect, test } from 'vitest'
import { factsOf } from '../../report/report/rules/facts-of.ts'
import { isShownTo, permission, tabNumber } from './rules/tab.ts'

test('the tab is number 2 and opens by overviewAI', () => {
  expect([tabNumber, permission]).toEqual([2, 'overviewAI'])
})

test.each([
  ['with the permission and AI data', { permissions: ['overviewAI'], parts: ['aiData'] }, true],
  ['without AI data', { permissions: ['overviewAI'], parts: [] }, false],
  ['without the permission', { permissions: ['reportAIInterview'], parts: ['aiData'] }, false],
] as const)('the tab shows only as its condition says: %s [R2-055]', (_case, facts, isShown) => {
  expect(isShownTo(factsOf(facts))).toBe(isShown)
})
