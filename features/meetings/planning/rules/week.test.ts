import { addDays } from '@candor/kernel/zoned-time'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDay, mondayOf, shownDays, weekday, weekNumber } from './week.ts'

const days = fc.integer({ min: -3000, max: 6000 }).map((count) => addDays('2026-11-25', count))

describe('a week', () => {
  test.each([
    ['2026-11-25', 48],
    ['2026-01-01', 1],
    ['2027-01-01', 53],
    ['2027-01-04', 1],
    ['2025-12-29', 1],
    ['2024-12-30', 1],
    ['2021-01-03', 53],
  ])('of %s is number %i', (day, number) => expect(weekNumber(day)).toBe(number))

  test('begins on its Monday, and holds each of its days', () => {
    fc.assert(
      fc.property(days, (day) => {
        const monday = mondayOf(day)
        expect(weekday(monday)).toBe(1)
        expect(addDays(monday, weekday(day) - 1)).toBe(day)
        expect(weekNumber(addDays(monday, 6))).toBe(weekNumber(monday))
      }),
    )
  })

  test('shows a day of the weekend only where something lies on it', () => {
    expect(shownDays('2026-11-23', new Set())).toHaveLength(5)
    expect(shownDays('2026-11-23', new Set(['2026-11-29', '2026-12-05']))).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-29',
    ])
  })
})

describe('a day', () => {
  test('counts on over the ends of months and of leap years', () => {
    expect([addDays('2028-02-28', 1), addDays('2027-02-28', 1), addDays('2026-12-31', 1)]).toEqual([
      '2028-02-29',
      '2027-03-01',
      '2027-01-01',
    ])
  })

  test.each([
    ['2026-11-25', true],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
  ])('%o is one: %o', (text, isOne) => expect(isDay(text)).toBe(isOne))
})
