import { hourMs } from '@candor/kernel/durations'
import { expect, test } from 'vitest'
import { earlyRefusal } from './moments.ts'

const startsAt = Date.UTC(2026, 10, 24, 2)
const time = { startsAt, endsAt: startsAt + hourMs }

test.each([
  ['a minute before the start', -1, 'notBegun', 'notBegun'],
  ['at the start', 0, null, 'notOver'],
  ['a minute before the end', 59, null, 'notOver'],
  ['at the end', 60, null, null],
] as const)('%s feedback and “not held” are taken or refused', (_case, minutes, held, notHeld) => {
  const now = startsAt + minutes * 60_000
  expect(earlyRefusal(time, { isHeld: true, now })).toBe(held)
  expect(earlyRefusal(time, { isHeld: false, now })).toBe(notHeld)
})

test('an interview without a time takes both at any time', () => {
  const open = { startsAt: null, endsAt: null }
  expect(earlyRefusal(open, { isHeld: false, now: 0 })).toBeNull()
})
