import { expect, test } from 'vitest'
import { readPlace, writePlace } from './cursor.ts'
import { byDay } from './days.ts'
import { daysOf, staysOf } from './stage-days.ts'

test('a cursor is read as it was written, and any other text begins at the start', () => {
  const place = { micros: '1795000000000123', id: 'remark:01a22a72-b572-747a-b2d9-cd5fe496e7d2' }
  expect(readPlace(writePlace(place))).toEqual(place)
  for (const text of [undefined, '', 'x', "1_remark:';--", '1_remark', `${'9'.repeat(40)}_log:1`])
    expect(readPlace(text)).toBeNull()
})

test('entries stand by the days of the time zone, over a change of the clock too', () => {
  const at = [Date.UTC(2026, 9, 25, 22, 30), Date.UTC(2026, 9, 24, 23, 0), Date.UTC(2026, 9, 24, 21, 59)]
  const days = byDay(
    at.map((each) => ({ at: each })),
    'Europe/Berlin',
  )
  expect(days.map(({ day, entries }) => [day, entries.length])).toEqual([
    ['2026-10-25', 2],
    ['2026-10-24', 1],
  ])
})

test('the days in a stage are those of all stays, and end with the application', () => {
  const day = (date: number) => new Date(Date.UTC(2026, 10, date))
  const moves = [
    { fromStageId: '3', fromOutcome: null, fromSince: day(5), movedAt: day(6) },
    { fromStageId: '2', fromOutcome: null, fromSince: day(1), movedAt: day(5) },
    { fromStageId: '2', fromOutcome: 'rejected', fromSince: day(6), movedAt: day(8) },
  ]
  const ended = { stageId: '2', since: day(8), outcomeAt: day(10) }
  expect([...daysOf(staysOf(moves, ended, day(20)))]).toEqual([
    ['2', 6],
    ['3', 1],
  ])
  expect(daysOf(staysOf(moves, { ...ended, outcomeAt: null }, day(20))).get('2')).toBe(16)
})
