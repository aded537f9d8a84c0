import { expect, test } from 'vitest'
import { endsNextDay, type FreeTime, isTimesChanged, readFreeTimes, writeFreeTimes } from './free-times.ts'

const now = Date.parse('2026-03-14T02:00')
const typed = (date: string, from: string, to: string) => ({
  id: `${date} ${from}`,
  date,
  from,
  to,
  mayEndNextDay: false,
  stored: null,
})

test('typed times are read and written without a change', () => {
  const times = [typed('2026-03-16', '09:00', '10:30'), typed('2026-03-17', '14:00', '15:00')]
  const { read, faults } = readFreeTimes(times, now, [])
  expect([...faults]).toEqual([])
  const written = writeFreeTimes(read).map(({ date, from, to }) => typed(date, from, to))
  expect(written).toEqual(times)
})

test('a time over midnight shows its end, of the next day, and keeps it while its start is changed', () => {
  const overnight = { startsAt: Date.parse('2026-03-16T21:00'), endsAt: Date.parse('2026-03-17T01:00') }
  const [time] = writeFreeTimes([overnight])
  if (!time) throw new Error('a time is missing')
  expect(time).toMatchObject({ date: '2026-03-16', from: '21:00', to: '01:00' })
  expect(endsNextDay(time)).toBe(true)
  const readAs = (part: Partial<FreeTime>) => readFreeTimes([{ ...time, stored: null, ...part }], now, [])
  expect(readFreeTimes([time, typed('2026-03-18', '09:00', '10:00')], now, []).read[0]).toEqual(overnight)
  expect(readAs({ from: '22:00' }).read).toEqual([
    { startsAt: Date.parse('2026-03-16T22:00'), endsAt: overnight.endsAt },
  ])
  const untilLate = { startsAt: overnight.startsAt, endsAt: Date.parse('2026-03-16T23:00') }
  expect(readAs({ to: '23:00' }).read).toEqual([untilLate])
  expect([...readAs({ from: '09:00' }).faults.values()]).toEqual(['tooLong'])
})

test('times count as changed when one is typed, added or removed, and not by their ids', () => {
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
    [],
  )
  expect([...faults.values()]).toEqual(['timeTwice', 'timeOver', 'endBeforeStart', 'incomplete'])
})

test('a stored time that has begun is kept, and may end at another time that is ahead [R2-007]', () => {
  const running = { startsAt: Date.parse('2026-03-14T01:00'), endsAt: Date.parse('2026-03-14T09:00') }
  const over = { startsAt: Date.parse('2026-03-13T01:00'), endsAt: Date.parse('2026-03-13T09:00') }
  const [time, overTime] = writeFreeTimes([running, over])
  if (!time || !overTime) throw new Error('there are two')
  const faultsOf = (some: readonly FreeTime[], stored = [running, over]) => [
    ...readFreeTimes(some, now, stored).faults.values(),
  ]
  expect(faultsOf([time, typed('2026-03-15', '09:00', '10:00')])).toEqual([])
  const endsAt = (to: string, more: Partial<FreeTime> = {}) => [{ ...time, to, stored: null, ...more }]
  expect(faultsOf(endsAt('05:00'))).toEqual([])
  expect(faultsOf(endsAt('01:30'))).toEqual(['timeOver'])
  expect(faultsOf(endsAt('14:00'))).toEqual(['tooLong'])
  expect(faultsOf(endsAt('09:00', { from: '01:15' }))).toEqual(['timeOver'])
  expect(faultsOf([overTime])).toEqual(['timeOver'])
  expect(faultsOf([time], [])).toEqual(['timeOver'])
})
