import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatClock, formatDateTime } from './dates.ts'

test('a moment reads YYYY-MM-DD HH:mm:ss in the given time zone [R9-058]', () => {
  const moment = Date.UTC(2026, 2, 14, 2, 41, 7)
  expect(formatDateTime(moment, 'Asia/Shanghai')).toBe('2026-03-14 10:41:07')
  expect(formatDateTime(moment, 'Europe/London')).toBe('2026-03-14 02:41:07')
  expect(formatDateTime(Date.UTC(2026, 0, 1, 16, 0, 0), 'Asia/Shanghai')).toBe('2026-01-02 00:00:00')
})

test('every moment has that form', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (moment) => {
      expect(formatDateTime(moment, 'Asia/Shanghai')).toMatch(
        /^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/,
      )
    }),
  )
})

test.each([
  [0, '00:00'],
  [999, '00:00'],
  [321_000, '05:21'],
  [3_599_999, '59:59'],
  [3_600_000, '01:00:00'],
  [-5, '00:00'],
])('%i ms read as %s', (ms, text) => {
  expect(formatClock(ms)).toBe(text)
})
