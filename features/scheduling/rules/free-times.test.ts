import { expect, test } from 'vitest'
import { isTimesChanged, readFreeTimes, writeFreeTimes } from './free-times.ts'

const now = Date.parse('2026-03-14T02:00')
const typed = (date: string, from: string, to: string) => ({ id: `${date} ${from}`, date, from, to })

test('what is typed is read and written as it was', () => {
  const times = [typed('2026-03-16', '09:00', '10:30'), typed('2026-03-17', '14:00', '15:00')]
  const { read, faults } = readFreeTimes(times, now)
  expect([...faults]).toEqual([])
  const ids = times.map(({ id }) => id)
  expect(writeFreeTimes(read, () => ids.shift() ?? '')).toEqual(times)
})

test('times are changed by what is typed, added or taken away, not by their ids', () => {
  const time = typed('2026-03-16', '09:00', '10:30')
  expect(isTimesChanged([time], [{ ...time, id: 'other' }])).toBe(false)
  expect(isTimesChanged([time], [{ ...time, to: '11:30' }])).toBe(true)
  expect(isTimesChanged([time], [])).toBe(true)
  expect(isTimesChanged([], [typed('', '', '')])).toBe(true)
})

test('each wrong one is named: past, without an end, twice, or not whole', () => {
  const { faults } = readFreeTimes(
    [
      typed('2026-03-16', '09:00', '10:00'),
      { ...typed('2026-03-16', '09:00', '11:00'), id: 'twice' },
      typed('2026-03-13', '09:00', '10:00'),
      typed('2026-03-16', '12:00', '11:00'),
      typed('', '12:30', '13:00'),
    ],
    now,
  )
  expect([...faults.values()]).toEqual(['timeTwice', 'timeOver', 'endBeforeStart', 'incomplete'])
})
