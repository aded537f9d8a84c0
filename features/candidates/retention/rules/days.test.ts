import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, dayAt, isDay, lastDayBefore, startOf } from './days.ts'

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-03-31', 1, '2026-04-30'],
  ['2026-04-30', 1, '2026-05-30'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-05-31', 120, '2036-05-31'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %i months are %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected)
})

test.each([
  ['2026-02-28', 1, '2026-01-31'],
  ['2026-04-30', 1, '2026-03-31'],
  ['2026-03-30', 1, '2026-02-28'],
  ['2028-02-28', 1, '2028-01-28'],
  ['2027-02-28', 12, '2026-02-28'],
  ['2029-02-28', 12, '2028-02-29'],
])('the last day that lies before %s by %2$i months is %s', (day, months, expected) => {
  expect(lastDayBefore(day, months)).toBe(expected)
})

const days = fc.integer({ min: 0, max: 40_000 }).map((number) => addDays('2000-01-01', number))

test('a day is due exactly where it is not after the last due day', () => {
  fc.assert(
    fc.property(days, days, fc.integer({ min: 1, max: 120 }), (outcome, today, months) => {
      expect(addMonths(outcome, months) <= today).toBe(outcome <= lastDayBefore(today, months))
    }),
  )
})

test('days before and after the clocks change are UTC days of 24 hours', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
  expect(dayAt(new Date('2026-10-25T23:59:59.999Z'))).toBe('2026-10-25')
  expect(startOf('2026-10-25').getTime()).toBe(Date.UTC(2026, 9, 25))
})

test.each(['2027-02-29', '2026-13-01', '2026-1-1', '', '2026-02-30', 'tomorrow', '+12026-01-01'])(
  '“%s” is no day',
  (text) => {
    expect(isDay(text)).toBe(false)
  },
)

test('a day of a leap year is a day', () => {
  expect(isDay('2028-02-29')).toBe(true)
})
