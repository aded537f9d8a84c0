import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readClock, writeClock } from './clock.ts'

describe('a written time', () => {
  test('reads as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
        expect(readClock(writeClock(minutes))).toBe(minutes)
      }),
    )
  })

  test.each([
    ['9:05', 545],
    [' 09:05 ', 545],
    ['09：05', 545],
    ['24:00', null],
    ['12:60', null],
    ['noon', null],
    ['', null],
  ])('%o reads as %o', (text, minutes) => expect(readClock(text)).toBe(minutes))
})
