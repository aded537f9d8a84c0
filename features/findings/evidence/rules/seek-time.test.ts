import { formatClock } from '@candor/messages/dates'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSeekTime } from './seek-time.ts'

test.each([
  ['01:05', 65],
  ['01:01:05', 3665],
  ['00:00', 0],
  ['59:59', 3599],
  ['75:30', 4530],
  [' 05:21 ', 321],
])('%s is %i seconds [R5-013]', (text, seconds) => {
  expect(readSeekTime(text)).toBe(seconds * 1000)
})

test.each([
  'abc',
  '5',
  '',
  '5:21',
  '05:60',
  '01:60:00',
  '1:05:21',
  '05:21:9',
  '05:21.5',
  '-05:21',
  '05：21',
  '٠٥:٢١',
])('%j is no time to seek to', (text) => {
  expect(readSeekTime(text)).toBe(null)
})

test('a written time is read back, to the second', () => {
  fc.assert(
    fc.property(fc.nat(99 * 3600 + 3599), (seconds) => {
      const text = formatClock(seconds * 1000)
      expect(readSeekTime(text)).toBe(seconds * 1000)
      expect(formatClock(readSeekTime(text) ?? -1)).toBe(text)
    }),
  )
})
