import { expect, test } from 'vitest'
import { nextRouteCount } from './route-count.ts'

test('arriving at sign-in and leaving the return page start the count anew; else it grows [P4-041]', () => {
  expect(nextRouteCount(5, '/first/talentList', '/login')).toBe(1)
  expect(nextRouteCount(5, '/auth', '/first/talentList')).toBe(1)
  expect(nextRouteCount(5, '/first/talentList', '/shareurl')).toBe(6)
})

test('the first page is the first arrival, and loading it again is none', () => {
  expect(nextRouteCount(0, null, '/shareurl')).toBe(1)
  expect(nextRouteCount(3, null, '/shareurl')).toBe(3)
})
