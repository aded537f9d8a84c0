import { expect, test } from 'vitest'
import { factsOf } from '../report/rules/facts-of.ts'
import { isShownTo, permission, tabNumber } from './rules.ts'

test('it is tab 6 and needs no permission of its own', () => {
  expect([tabNumber, permission]).toEqual([6, null])
})

test.each([
  ['with files or links', { parts: ['attachments'] }, true],
  ['with a background check', { parts: ['backgroundCheck'] }, true],
  ['with nothing', { parts: [] }, false],
  ['with nothing, for the customer type', { parts: [], alwaysShowsAttachments: true }, true],
] as const)('the tab shows only as its condition says: %s', (_case, facts, isShown) => {
  expect(isShownTo(factsOf(facts))).toBe(isShown)
})
