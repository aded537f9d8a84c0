import { hourMs } from '@candor/kernel/durations'
import { expect, test } from 'vitest'
import { dayIn, partByToday } from './today.ts'

const berlin = 'Europe/Berlin'
const at = (text: string) => Date.parse(text)

test.each([
  ['a usual day', '2026-11-25T10:00:00Z', 24, '2026-11-24T23:00:00.000Z'],
  ['a day that gains an hour, before the change', '2026-10-24T23:00:00Z', 25, '2026-10-24T22:00:00.000Z'],
  ['a day that gains an hour, after the change', '2026-10-25T20:00:00Z', 25, '2026-10-24T22:00:00.000Z'],
  ['a day that loses an hour, before the change', '2026-03-29T00:30:00Z', 23, '2026-03-28T23:00:00.000Z'],
  ['a day that loses an hour, after the change', '2026-03-29T12:00:00Z', 23, '2026-03-28T23:00:00.000Z'],
])('%s is the day by the clock of the reader', (_case, now, hours, begin) => {
  const { from, to } = dayIn(berlin, at(now))
  expect(new Date(from).toISOString()).toBe(begin)
  expect((to - from) / hourMs).toBe(hours)
})

test('an interview in the last hour of a day with 25 hours is one of today', () => {
  const span = (begin: string) => ({ startsAt: at(begin), endsAt: at(begin) + hourMs })
  const last = span('2026-10-25T22:30:00Z')
  const next = span('2026-10-25T23:00:00Z')
  expect(partByToday([last, next], at('2026-10-24T22:30:00Z'), berlin)).toEqual({
    today: [last],
    later: [next],
  })
})
