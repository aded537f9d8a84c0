import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { longestFirstMs, viewedMs } from './span.ts'

const now = new Date('2026-03-14T02:00:30Z')
const ago = (ms: number) => new Date(now.getTime() - ms)
const told = (ms: number, from = 1_000) => ({ startTime: from, endTime: from + ms })

test('the told length counts with any clock of the caller', () => {
  expect(viewedMs(told(15_000), ago(15_000), now)).toBe(15_000)
  expect(viewedMs(told(15_000, now.getTime() + 86_400_000), ago(20_000), now)).toBe(15_000)
})

test('more than has passed does not count, and a first one has its bound', () => {
  expect(viewedMs(told(3_600_000), ago(15_000), now)).toBe(15_000)
  expect(viewedMs(told(3_600_000), null, now)).toBe(longestFirstMs)
})

test('the viewed time is never negative and never more than the passed time', () => {
  const times = fc.record({ startTime: fc.nat(), endTime: fc.nat() })
  fc.assert(
    fc.property(times, fc.integer({ min: -60_000, max: 600_000 }), (given, passed) => {
      const counted = viewedMs(given, ago(passed), now)
      expect(counted).toBeGreaterThanOrEqual(0)
      expect(counted).toBeLessThanOrEqual(Math.max(0, passed))
    }),
  )
})
