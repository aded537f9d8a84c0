import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { longestFirstMs, viewedMs } from './span.ts'

const now = new Date('2026-03-14T02:00:30Z')
const ago = (ms: number) => new Date(now.getTime() - ms)
const told = (ms: number, from = 1_000) => ({ startTime: from, endTime: from + ms })

test('the length that was told counts, whatever the caller’s clock says', () => {
  expect(viewedMs(told(15_000), ago(15_000), now)).toBe(15_000)
  expect(viewedMs(told(15_000, now.getTime() + 86_400_000), ago(20_000), now)).toBe(15_000)
})

test('more than has passed does not count, and a first one has its bound', () => {
  expect(viewedMs(told(3_600_000), ago(15_000), now)).toBe(15_000)
  expect(viewedMs(told(3_600_000), null, now)).toBe(longestFirstMs)
})

test('it is never negative and never more than has passed', () => {
  const times = fc.record({ startTime: fc.nat(), endTime: fc.nat() })
  fc.assert(
    fc.property(times, fc.integer({ min: -60_000, max: 600_000 }), (given, passed) => {
      const counted = viewedMs(given, ago(passed), now)
      expect(counted).toBeGreaterThanOrEqual(0)
      expect(counted).toBeLessThanOrEqual(Math.max(0, passed))
    }),
  )
})
