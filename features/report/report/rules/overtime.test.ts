import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOvertime } from './overtime.ts'

const now = { epochMs: Date.UTC(2026, 2, 14, 2, 0, 0), wallClock: '2026-03-14 10:00:00' }

test.each([
  ['2026-03-14 09:59:59', true],
  ['2026-03-14 10:00:00', false],
  ['2026-03-14 10:00:01', false],
  ['2025-12-31 23:59:59', true],
  [String(now.epochMs - 1), true],
  [String(now.epochMs + 1), false],
  ['yesterday', false],
  ['2026-03-13', false],
  ['1', false],
  [undefined, false],
])('overtime %s is past: %s [R2-021]', (overtime, isPast) => {
  expect(isOvertime(overtime, now)).toBe(isPast)
})

test('the later the moment, the less it is past', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1e12, max: 3e12 }), fc.integer({ min: 0, max: 1e11 }), (moment, more) => {
      const isPast = (at: number) => isOvertime(String(at), now)
      expect(isPast(moment + more) && !isPast(moment)).toBe(false)
    }),
  )
})
