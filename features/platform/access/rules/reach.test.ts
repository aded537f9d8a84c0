import { expect, test } from 'vitest'
import { userTypes } from './permissions.ts'
import { isAnonymousReport, maskedName, reachesAllCandidates, readableOwner } from './reach.ts'

test.each([
  ['superAdmin', true],
  ['admin', true],
  ['general', true],
  ['helpUser', true],
  ['publishUser', true],
  ['read', true],
  ['interviewer', false],
  ['freeze', false],
] as const)('a %s reaches every candidate of the company: %s', (userType, expected) => {
  expect(reachesAllCandidates(userType)).toBe(expected)
})

test.each([
  [false, 0, false],
  [true, 0, true],
  [false, 1, true],
  [true, 1, true],
])('flagged %s with screening status %s is anonymous: %s', (isAnonymous, status, expected) => {
  expect(isAnonymousReport({ isAnonymous }, status)).toBe(expected)
})

test.each([
  ['李小明', '李**'],
  ['Jane Doe', 'J**'],
  ['𠮷田', '𠮷**'],
  ['', '**'],
])('%s is masked as %s', (name, masked) => {
  expect(maskedName(name)).toBe(masked)
})

test('the reader of evaluations matters only where evaluations are kept to their owners', () => {
  const owners = userTypes.map((userType) => readableOwner({ userType, accountId: 'a' }, 1))
  const readsAll = userTypes.filter((_, index) => owners[index] === null)
  expect(readsAll).toEqual(['superAdmin', 'admin', 'general', 'helpUser', 'publishUser'])
  expect(userTypes.map((userType) => readableOwner({ userType, accountId: 'a' }, 0))).toEqual(
    userTypes.map(() => null),
  )
})
