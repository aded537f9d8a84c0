import { expect, test } from 'vitest'
import { permissionKeys } from '../access/rules/permissions.ts'
import { factsOf } from '../report/rules/facts-of.ts'
import { isShownTo, permission, tabNumber } from './rules.ts'

test('it is tab 3 and opens by planInterview', () => {
  expect([tabNumber, permission]).toEqual([3, 'planInterview'])
})

test.each([
  ['with the permission', { permissions: ['planInterview'] }, true],
  [
    'with every other permission',
    { permissions: permissionKeys.filter((key) => key !== 'planInterview') },
    false,
  ],
] as const)('the tab shows only as its condition says: %s [R2-037]', (_case, facts, isShown) => {
  expect(isShownTo(factsOf(facts))).toBe(isShown)
})
