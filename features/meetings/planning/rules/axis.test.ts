import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  candidateLabels,
  daySpan,
  missingRows,
  momentAt,
  planLabels,
  rowSpanOf,
  shadedRows,
  weekAxis,
} from './axis.ts'
import { shownDays } from './week.ts'

const shanghai = 'Asia/Shanghai'
const berlin = 'Europe/Berlin'
const week = shownDays('2026-11-23', new Set())
const axis = weekAxis(week, [], shanghai)
const hours = (
  list: { hour: number; isSecond: boolean }[] | readonly { hour: number; isSecond: boolean }[],
) => list.map(({ hour, isSecond }) => (isSecond ? `${hour} again` : `${hour}`))
const span = (from: string, to: string) => ({ startsAt: Date.parse(from), endsAt: Date.parse(to) })

describe('the axis of a week', () => {
  test('shows the hours of work, and those beyond that hold something', () => {
    expect(hours(axis.rows)).toEqual(['9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19'])
    const early = span('2026-11-24T07:30:00+08:00', '2026-11-24T08:30:00+08:00')
    const late = span('2026-11-26T20:00:00+08:00', '2026-11-26T21:00:00+08:00')
    const wide = hours(weekAxis(week, [early, late], shanghai).rows)
    expect([wide[0], wide.at(-1)]).toEqual(['7', '20'])
    const overMidnight = span('2026-11-24T23:00:00+08:00', '2026-11-25T01:00:00+08:00')
    expect(weekAxis(week, [overMidnight], shanghai).rows).toHaveLength(24)
    expect(weekAxis(week, [span('2026-12-24T01:00:00Z', '2026-12-24T02:00:00Z')], shanghai)).toEqual(axis)
  })

  test('places a time in its day, and the part of it alone that lies there', () => {
    const time = span('2026-11-25T15:30:00+08:00', '2026-11-25T16:30:00+08:00')
    expect(rowSpanOf(axis, '2026-11-25', time)?.top).toBe(6.5)
    expect(rowSpanOf(axis, '2026-11-25', time)?.height).toBeCloseTo(1)
    expect(rowSpanOf(axis, '2026-11-24', time)).toBeNull()
    const long = span('2026-11-24T12:00:00+08:00', '2026-11-26T10:00:00+08:00')
    expect(rowSpanOf(axis, '2026-11-24', long)).toEqual({ top: 3, height: 8 })
    expect(rowSpanOf(axis, '2026-11-25', long)).toEqual({ top: 0, height: 11 })
    expect(rowSpanOf(axis, '2026-11-26', long)?.height).toBeCloseTo(1)
    expect(
      rowSpanOf(axis, '2026-11-25', span('2026-11-25T05:00:00+08:00', '2026-11-25T06:00:00+08:00')),
    ).toBeNull()
  })

  test('leads from a place to its moment and back, on every day of the year', () => {
    const zones = fc.constantFrom(shanghai, berlin, 'America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo')
    const mondays = fc.integer({ min: 0, max: 52 }).map((weeks) => 7 * weeks)
    fc.assert(
      fc.property(
        zones,
        mondays,
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 95 }),
        (zone, from, which, quarter) => {
          const monday = new Date(Date.UTC(2026, 0, 5 + from)).toISOString().slice(0, 10)
          const all = [0, 1, 2, 3, 4, 5, 6].map((days) =>
            new Date(Date.parse(monday) + days * 86_400_000).toISOString().slice(0, 10),
          )
          const wholeDays = weekAxis(all, [daySpan(monday, zone), daySpan(all[1] ?? monday, zone)], zone)
          const day = all[which] ?? monday
          const row = quarter / 4
          const at = momentAt(wholeDays, day, row)
          const isMissing = missingRows(wholeDays, day).some(
            ({ top, height }) => top <= row && row < top + height,
          )
          expect(at === null).toBe(isMissing)
          if (at !== null)
            expect(rowSpanOf(wholeDays, day, { startsAt: at, endsAt: at + 900_000 })?.top).toBe(row)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('a night in which clocks change', () => {
  const night = (day: string) => {
    const whole = daySpan(day, berlin)
    return { whole, axis: weekAxis(['2026-03-28', '2026-10-24', day], [whole], berlin) }
  }

  test('has an hour twice, which the other days of its week lack', () => {
    const { whole, axis: autumn } = night('2026-10-25')
    expect(whole.endsAt - whole.startsAt).toBe(25 * 3_600_000)
    expect(hours(autumn.rows).slice(1, 5)).toEqual(['1', '2', '2 again', '3'])
    expect(missingRows(autumn, '2026-10-25')).toEqual([])
    expect(missingRows(autumn, '2026-10-24')).toEqual([{ top: 3, height: 1 }])
    expect(rowSpanOf(autumn, '2026-10-25', span('2026-10-25T01:30:00Z', '2026-10-25T02:00:00Z'))?.top).toBe(
      3.5,
    )
  })

  test('lacks an hour, which nobody can choose', () => {
    const { whole, axis: spring } = night('2026-03-29')
    expect(whole.endsAt - whole.startsAt).toBe(23 * 3_600_000)
    expect(missingRows(spring, '2026-03-29')).toEqual([{ top: 2, height: 1 }])
    expect(momentAt(spring, '2026-03-29', 2.25)).toBeNull()
  })
})

describe('the candidate’s clock', () => {
  test('stands beside each hour, marked before 08:00 and from 21:00 on', () => {
    const labels = candidateLabels(axis, '2026-11-25', berlin)
    expect(labels[0]).toEqual({ text: '02:00', isUnsocial: true })
    expect(labels[6]).toEqual({ text: '08:00', isUnsocial: false })
    expect(labels.at(-1)).toEqual({ text: '13:00', isUnsocial: false })
    expect(planLabels(axis).at(-1)?.text).toBe('20:00')
    const pacific = candidateLabels(axis, '2026-11-25', 'Pacific/Auckland')
    expect(pacific.map((label) => label?.text).slice(6, 8)).toEqual(['20:00', '21:00'])
    expect(pacific.map((label) => label?.isUnsocial).slice(6, 8)).toEqual([false, true])
  })

  test('shades early and late hours there, and past hours in another way', () => {
    const now = Date.parse('2026-11-25T10:05:00+08:00')
    const onDay = (day: string) => shadedRows(axis, day, { candidateZone: berlin, now })
    expect(onDay('2026-11-24')).toEqual({ past: [{ top: 0, height: 11 }], unsocial: [] })
    expect(onDay('2026-11-25')).toEqual({
      past: [{ top: 0, height: 1.25 }],
      unsocial: [{ top: 1.25, height: 4.75 }],
    })
    expect(onDay('2026-11-26')).toEqual({ past: [], unsocial: [{ top: 0, height: 6 }] })
  })
})
