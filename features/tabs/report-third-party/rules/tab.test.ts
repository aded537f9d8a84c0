import { expect, test } from 'vitest'
import { factsOf } from '../../../report/report/rules/facts-of.ts'
import { isShownTo, permission, tabNumber } from './tab.ts'

test('the tab is number 5 and opens by thirdComment', () => {
  expect([tabNumber, permission]).toEqual([5, 'thirdComment'])
})

test.each([
  ['with the permission', { permissions: ['thirdComment'] }, true],
  ['without it', { permissions: ['planInterview'] }, false],
  ['where the personality test is used', { permissions: ['thirdComment'], usesPersonalityTest: true }, false],
] as const)('the tab shows only as its condition says: %s [R2-040 R2-041]', (_case, facts, isShown) => {
  expect(isShownTo(factsOf(facts))).toBe(isShown)
})
