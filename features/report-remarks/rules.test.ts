import { expect, test } from 'vitest'
import { permissionKeys } from '../access/rules/permissions.ts'
import { factsOf } from '../report/rules/facts-of.ts'
import { isShownTo, permission, tabNumber } from './rules.ts'

test('it is tab 4 and opens by reportRemark', () => {
  expect([tabNumber, permission]).toEqual([4, 'reportRemark'])
})

test.each([
  ['with the permission', { permissions: ['reportRemark'] }, true],
  [
    'with every other permission',
    { permissions: permissionKeys.filter((key) => key !== 'reportRemark') },
    false,
  ],
] as const)('the tab shows only as its condition says: %s [R2-038]', (_case, facts, isShown) => {
  expect(isShownTo(factsOf(facts))).toBe(isShown)
})
