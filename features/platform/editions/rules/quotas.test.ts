import { expect, test } from 'vitest'
import { userTypes } from '../../access/rules/permissions.ts'
import { quotas } from '../contract.ts'
import type { Purchase } from './editions.ts'
import { isSoldExtra, limitOf, seatOf, usageState, warningOf } from './quotas.ts'

const since = new Date('2026-03-14T00:00:00Z')
const yearly = { since, billing: 'year' } as const
const standard: Purchase = { ...yearly, edition: 'standard', hrAccounts: 3 }
const advanced: Purchase = { ...yearly, edition: 'advanced', hrAccounts: 8 }
const business: Purchase = { ...yearly, edition: 'business', hrAccounts: 10 }

test('the editions have the quotas of the comparison', () => {
  const limits = (purchase: Purchase) => quotas.map((quota) => limitOf(purchase, quota))
  const megabyte = 1024 * 1024
  expect(limits(standard)).toEqual([3, 30, 50, 500 * megabyte, 50, 0, 50, 50, 50, 50, 50, 500, 2_000])
  expect(limits(advanced)).toEqual([
    8,
    1_000,
    null,
    30 * 1024 * megabyte,
    100,
    0,
    100,
    100,
    100,
    100,
    100,
    5_000,
    10_000,
  ])
  expect(limits(business)).toEqual([10, null, null, null, 200, 0, 200, 200, 200, 200, 200, 15_000, 20_000])
})

test('a purchase by the month holds no uses, and of messages a twelfth of the year’s', () => {
  const monthly: Purchase = { ...advanced, billing: 'month' }
  expect(limitOf(monthly, 'aiInterviewL2')).toBe(0)
  expect(limitOf(monthly, 'sms')).toBe(417)
  expect(limitOf(monthly, 'aiInterviewL2', 600)).toBe(50)
  expect(limitOf({ ...standard, billing: 'month' }, 'aiInterviewL2')).toBe(50)
  expect(limitOf(standard, 'aiInterviewL2', 500)).toBe(50)
})

test('extra uses come on top of those of the edition, and of nothing else', () => {
  expect(limitOf(advanced, 'codingExam', 500)).toBe(600)
  expect(limitOf(advanced, 'aiInterviewL5', 500)).toBe(500)
  expect(limitOf(advanced, 'mails', 500)).toBe(10_000)
})

test.each([
  [0, true],
  [1, false],
  [499, false],
  [500, true],
  [500.5, false],
  [-500, false],
  [Number.NaN, false],
])('%d extra uses in a year are sold: %s', (uses, is) => {
  expect(isSoldExtra(uses)).toBe(is)
})

test.each([
  [0, null, 'unlimited', null],
  [0, 0, 'none', null],
  [1, 0, 'usedUp', 100],
  [79, 100, 'fine', null],
  [80, 100, 'near', 80],
  [99, 100, 'near', 80],
  [100, 100, 'usedUp', 100],
  [120, 100, 'usedUp', 100],
  [2, 3, 'fine', null],
] as const)('%d used of %s is %s, which is worth the warning %s', (used, limit, state, warning) => {
  expect(usageState(used, limit)).toBe(state)
  expect(warningOf(usageState(used, limit))).toBe(warning)
})

test('every account takes a seat of one kind, and a frozen account takes none', () => {
  expect(userTypes.map((type) => [type, seatOf(type)])).toEqual([
    ['superAdmin', 'hrAccounts'],
    ['admin', 'hrAccounts'],
    ['general', 'hrAccounts'],
    ['interviewer', 'interviewers'],
    ['read', 'interviewers'],
    ['freeze', null],
    ['helpUser', 'hrAccounts'],
    ['publishUser', 'hrAccounts'],
  ])
})
