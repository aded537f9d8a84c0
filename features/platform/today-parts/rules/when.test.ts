import { dayMs, hourMs } from '@candor/kernel/durations'
import { expect, test } from 'vitest'
import { atDay, groupOf, lateness, nextMonday, tomorrow } from './when.ts'

const shanghai = 'Asia/Shanghai'
const berlin = 'Europe/Berlin'
const at = (text: string) => Date.parse(text)

test.each([
  ['2026-11-25T05:59:00Z', 'late'],
  ['2026-11-25T06:00:00Z', 'today'],
  ['2026-11-25T15:59:00Z', 'today'],
  ['2026-11-25T16:00:00Z', 'week'],
  ['2026-12-01T15:59:00Z', 'week'],
  ['2026-12-01T16:00:00Z', 'later'],
])('a promise for %s stands, at 14:00 in Shanghai, under %s', (due, group) => {
  expect(groupOf({ due: at(due) }, at('2026-11-25T06:00:00Z'), shanghai)).toBe(group)
})

test('a thing without a promise is for today', () => {
  expect(groupOf({ due: null }, 0, shanghai)).toBe('today')
})

// On 25 October 2026 the clock of Berlin goes back at 3:00, so that the day has 25 hours.
test('the day of a clock change ends by the clock, and not after 24 hours', () => {
  const now = at('2026-10-24T23:30:00Z')
  expect(groupOf({ due: at('2026-10-25T22:59:00Z') }, now, berlin)).toBe('today')
  expect(groupOf({ due: at('2026-10-25T23:00:00Z') }, now, berlin)).toBe('week')
})

// On 29 March 2026 the clock of Berlin goes on at 2:00, so that the day has 23 hours.
test('a day that loses an hour in its middle ends by the clock, before and after the change', () => {
  for (const now of ['2026-03-28T23:30:00Z', '2026-03-29T00:59:00Z', '2026-03-29T01:00:00Z']) {
    expect(groupOf({ due: at('2026-03-29T21:59:00Z') }, at(now), berlin)).toBe('today')
    expect(groupOf({ due: at('2026-03-29T22:00:00Z') }, at(now), berlin)).toBe('week')
  }
})

// On 6 September 2026 the clock of Santiago goes from 0:00 to 1:00: the day has no midnight.
test('a day without a midnight begins at the first moment that its clock shows', () => {
  const now = at('2026-09-06T03:00:00Z')
  expect(groupOf({ due: at('2026-09-06T03:59:00Z') }, now, 'America/Santiago')).toBe('today')
  expect(groupOf({ due: at('2026-09-06T04:00:00Z') }, now, 'America/Santiago')).toBe('week')
})

test('a clock change in the week moves its end by the clock', () => {
  const now = at('2026-10-20T10:00:00Z')
  expect(groupOf({ due: at('2026-10-26T22:59:00Z') }, now, berlin)).toBe('week')
  expect(groupOf({ due: at('2026-10-26T23:00:00Z') }, now, berlin)).toBe('later')
})

test('putting off leads to 9:00 by the clock, over a clock change too', () => {
  expect(tomorrow(at('2026-10-24T10:00:00Z'), berlin)).toBe(at('2026-10-25T08:00:00Z'))
  expect(tomorrow(at('2026-03-28T10:00:00Z'), berlin)).toBe(at('2026-03-29T07:00:00Z'))
  expect(atDay('2026-11-26', shanghai)).toBe(at('2026-11-26T01:00:00Z'))
})

test.each([
  ['2026-11-29T05:00:00Z', '2026-11-30T01:00:00Z'],
  ['2026-11-30T05:00:00Z', '2026-12-07T01:00:00Z'],
  ['2026-12-05T05:00:00Z', '2026-12-07T01:00:00Z'],
])('the Monday after %s is %s', (now, monday) => {
  expect(nextMonday(at(now), shanghai)).toBe(at(monday))
})

test('lateness is told in whole days, below one day in whole hours', () => {
  const now = 10 * dayMs
  expect(lateness({ due: now - 2.9 * dayMs }, now)).toEqual({ days: 2 })
  expect(lateness({ due: now - 5.5 * hourMs }, now)).toEqual({ hours: 5 })
  expect(lateness({ due: now }, now)).toBe(null)
  expect(lateness({ due: null }, now)).toBe(null)
})
