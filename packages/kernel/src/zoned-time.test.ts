import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localTime, momentMeant, momentsOf, offsetAt } from './zoned-time.ts'

const zones = fc.constantFrom(
  'Asia/Shanghai',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/Havana',
  'Pacific/Kiritimati',
  'UTC',
)
const minute = 60_000
// Whole minutes from 2020 to 2040, which contain clock changes of all kinds.
const moments = fc.integer({ min: 26_297_280, max: 36_816_480 }).map((minutes) => minutes * minute)
const written = (...utc: string[]) => utc.map((text) => Date.parse(text))

describe('the clock of a zone', () => {
  test('leads back to the moment at which it was read', () => {
    fc.assert(
      fc.property(moments, zones, (at, zone) => {
        const { day, minutes, isSecond } = localTime(at, zone)
        expect(momentsOf(day, minutes, zone)[isSecond ? 1 : 0]).toBe(at)
      }),
    )
  })

  test('shows a time twice where it is put back', () => {
    const both = written('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z')
    expect(momentsOf('2026-10-25', 150, 'Europe/Berlin')).toEqual(both)
    expect(both.map((at) => localTime(at, 'Europe/Berlin').isSecond)).toEqual([false, true])
    expect(momentsOf('2026-04-05', 105, 'Australia/Lord_Howe')).toHaveLength(2)
    expect(momentsOf('2026-04-05', 75, 'Australia/Lord_Howe')).toHaveLength(1)
  })

  test('leaves a time out where it is put forward, and takes it for the one an hour later', () => {
    expect(momentsOf('2026-03-29', 150, 'Europe/Berlin')).toEqual([])
    const meant = momentMeant('2026-03-29', 150, 'Europe/Berlin')
    expect(localTime(meant, 'Europe/Berlin')).toEqual({ day: '2026-03-29', minutes: 210, isSecond: false })
  })

  test('means the first of two moments', () => {
    expect(momentMeant('2026-10-25', 150, 'Europe/Berlin')).toBe(Date.parse('2026-10-25T00:30:00Z'))
  })

  test('tells how far it is ahead of UTC, by the day', () => {
    const winter = Date.parse('2026-11-25T07:30:00Z')
    const summer = Date.parse('2026-07-25T07:30:00Z')
    expect(offsetAt(winter, 'Asia/Shanghai')).toBe(480)
    expect([winter, summer].map((at) => offsetAt(at, 'Europe/Berlin'))).toEqual([60, 120])
    expect(offsetAt(winter, 'America/New_York')).toBe(-300)
    expect(offsetAt(winter, 'Asia/Kathmandu')).toBe(345)
  })
})
