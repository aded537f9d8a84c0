import { expect, test } from 'vitest'
import { factsOf } from '../../../report/report/rules/facts-of.ts'
import { isShownTo, permission, tabNumber } from './tab.ts'

test('the tab is number 13 and opens by manualEvaluation', () => {
  expect([tabNumber, permission]).toEqual([13, 'manualEvaluation'])
})

test.each([
  ['with the permission', { permissions: ['manualEvaluation'] }, true],
  ['in a personal report', { permissions: ['manualEvaluation'], isPersonal: true }, false],
  ['without it', { permissions: ['reportAIInterview'] }, false],
] as const)('the tab shows only as its condition says: %s [R2-060]', (_case, facts, isShown) => {
  expect(isShownTo(factsOf(facts))).toBe(isShown)
})
