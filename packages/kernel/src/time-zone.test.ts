import { expect, test } from 'vitest'
import { isTimeZone } from './time-zone.ts'

test.each([
  ['UTC', true],
  ['Etc/UTC', true],
  ['Europe/Berlin', true],
  ['Asia/Kolkata', true],
  ['Asia/Calcutta', true],
  ['Europe/Kyiv', true],
  ['Asia/Ho_Chi_Minh', true],
  ['US/Eastern', true],
  ['Berlin', false],
  ['Mars/Olympus', false],
  ['+08:00', false],
  ['-0800', false],
  ['', false],
  ['U'.repeat(100_000), false],
])('%.20j is a time zone: %s', (zone, isOne) => {
  expect(isTimeZone(zone)).toBe(isOne)
})
