import { expect, test } from 'vitest'
import { countRoute, routeCount } from './route-counter.ts'

test('arrivals are counted over a reload, and anew from sign-in on [P4-041]', () => {
  expect(routeCount()).toBe(0)
  countRoute(null, '/first/talentList')
  countRoute('/first/talentList', '/shareurl')
  countRoute(null, '/shareurl')
  expect(routeCount()).toBe(2)
  countRoute('/shareurl', '/login')
  expect(routeCount()).toBe(1)
  sessionStorage.setItem('candor.routeCount', 'many')
  expect(routeCount()).toBe(0)
})
