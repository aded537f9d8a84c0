import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideDateOrder, readDay } from './day.ts'

describe('a date as people write it', () => {
  test.each([
    ['2026/3/4', '2026-03-04'],
    ['2026年3月4日', '2026-03-04'],
    ['2026-03-04 12:30:00', '2026-03-04'],
    ['2026-03-04T12:30:00Z', '2026-03-04'],
    ['20260304', '2026-03-04'],
    ['4 Mar 2026', '2026-03-04'],
    ['March 4th, 2026', '2026-03-04'],
    ['04-Mar-26', '2026-03-04'],
    ['４/３/２０２６', '2026-03-04'],
    ['31-02-2026', null],
    ['soon', null],
    ['', null],
  ])('%j is the day %j', (text, day) => {
    expect(readDay(text, 'dmy')).toBe(day)
  })

  test('the same numbers are another day where the month stands first', () => {
    expect(readDay('03/04/2026', 'mdy')).toBe('2026-03-04')
    expect(readDay('03/04/2026', 'dmy')).toBe('2026-04-03')
  })

  test('no text throws, and every read day is a day', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const day = readDay(text, 'dmy')
        expect(day === null || /^\d{4}-\d{2}-\d{2}$/.test(day)).toBe(true)
      }),
    )
  })
})

test.each([
  [['03/04/2026', '25/04/2026'], 'dmy'],
  [['03/04/2026', '04/25/2026'], 'mdy'],
  [['03/04/2026'], 'ask'],
  [['25/04/2026', '04/25/2026'], 'ask'],
  [['04/04/2026', '2026-03-04'], null],
  [['2026-03-04'], null],
])('the dates %j have the order %j', (texts, order) => {
  expect(decideDateOrder(texts)).toBe(order)
})
