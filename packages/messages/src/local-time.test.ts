import { expect, test } from 'vitest'
import {
  clockOf,
  dayName,
  dayOf,
  dayRange,
  offsetName,
  plannedDate,
  plannedEnd,
  plannedTime,
  shortDayName,
  zoneChoice,
  zoneName,
  zoneWords,
} from './local-time.ts'

const at = (text: string) => Date.parse(text)

test('as clocks are set back, a time that they show twice says its offset', () => {
  const clocks = ['2026-10-24T23:30Z', '2026-10-25T00:30Z', '2026-10-25T01:30Z', '2026-10-25T02:30Z']
  expect(clocks.map((time) => clockOf(at(time), 'Europe/Berlin'))).toEqual([
    '01:30',
    '02:30 (UTC+02:00)',
    '02:30 (UTC+01:00)',
    '03:30',
  ])
})

test('clocks that are set back by half an hour show that half hour twice', () => {
  const clocks = ['2026-04-04T14:20Z', '2026-04-04T14:50Z', '2026-04-04T15:20Z', '2026-04-04T15:50Z']
  expect(clocks.map((time) => clockOf(at(time), 'Australia/Lord_Howe'))).toEqual([
    '01:20',
    '01:50 (UTC+11:00)',
    '01:50 (UTC+10:30)',
    '02:20',
  ])
})

test('as clocks are set forward, no time is shown that there is not', () => {
  const clocks = ['2026-03-29T00:30Z', '2026-03-29T01:30Z'].map((time) => clockOf(at(time), 'Europe/Berlin'))
  expect(clocks).toEqual(['01:30', '03:30'])
})

test('a day is that of the zone, and its offset that of the moment', () => {
  const time = at('2026-11-25T20:30Z')
  expect(['Europe/Berlin', 'Asia/Shanghai', 'America/New_York'].map((zone) => dayOf(time, zone))).toEqual([
    '2026-11-25',
    '2026-11-26',
    '2026-11-25',
  ])
  const offsets = ['Asia/Kolkata', 'America/New_York', 'UTC'].map((zone) => offsetName(time, zone))
  expect(offsets).toEqual(['UTC+05:30', 'UTC−05:00', 'UTC+00:00'])
  expect(offsetName(at('2026-07-01T00:00Z'), 'Europe/Berlin')).toBe('UTC+02:00')
})

test('a day in short stands in the order of the language; in English a range as well', () => {
  const monday = at('2026-11-23T12:00Z')
  const friday = at('2026-11-27T12:00Z')
  const names = (['cn', 'en', 'zh-TW'] as const).map((locale) => shortDayName(friday, 'UTC', locale))
  expect(names).toEqual(['27日周五', 'Fri 27', '27 週五'])
  expect(dayRange(monday, friday, 'UTC', 'en').replace(/\s/g, ' ')).toBe('23 – 27 November 2026')
})

test.each([
  ['Asia/Shanghai', undefined, ['中国时间 · 中国标准时间', 'Shanghai', '中國時間 · 中國標準時間']],
  ['Asia/Shanghai', '北京', ['北京 · 中国标准时间', '北京', '北京 · 中國標準時間']],
  ['Africa/Abidjan', undefined, ['科特迪瓦时间 · 格林尼治标准时间', 'Abidjan', '格林威治標準時間']],
  ['Asia/Urumqi', undefined, ['乌鲁木齐时间', 'Urumqi', '烏魯木齊時間']],
])('the place of %s stands first in a list of all zones, in the language', (zone, city, told) => {
  const time = at('2026-11-25T07:30Z')
  const names = (['cn', 'en', 'zh-TW'] as const).map((locale) => zoneChoice(time, zone, locale, city))
  expect(names).toEqual(told)
})

test('days and zones go by the names of the language', () => {
  const time = at('2026-11-25T07:30Z')
  const names = (['cn', 'en', 'zh-TW'] as const).map((locale) => [
    dayName(time, 'Europe/Berlin', locale),
    zoneName(time, 'America/New_York', locale),
  ])
  expect(names).toEqual([
    ['11月25日星期三', '北美东部时间'],
    ['Wednesday 25 November', 'New York'],
    ['11月25日星期三', '東部時間'],
  ])
})

test.each([
  ['UTC', ['协调世界时', 'UTC', '世界標準時間'], 'UTC+00:00'],
  ['Etc/UTC', ['协调世界时', 'UTC', '世界標準時間'], 'UTC+00:00'],
  ['Etc/GMT+5', ['Etc/GMT+5', 'Etc/GMT+5', 'Etc/GMT+5'], 'UTC−05:00'],
  ['Etc/GMT-8', ['Etc/GMT-8', 'Etc/GMT-8', 'Etc/GMT-8'], 'UTC+08:00'],
])('a zone without a city goes by a name, and its offset is said once: %s', (timeZone, names, offset) => {
  const words = (['cn', 'en', 'zh-TW'] as const).map((locale) =>
    zoneWords(at('2026-11-25T07:30Z'), timeZone, locale),
  )
  expect(words).toEqual(names.map((zone) => ({ zone, offset })))
})

test('a planned time has its weekday in each language, no seconds, and its end the day only where that is another one', () => {
  const startsAt = Date.parse('2026-11-26T02:00:30Z')
  const zone = 'Asia/Shanghai'
  expect(plannedTime(startsAt, zone, 'cn')).toBe('2026-11-26 周四 10:00')
  expect(plannedTime(startsAt, zone, 'zh-TW')).toBe('2026-11-26 週四 10:00')
  expect(plannedTime(startsAt, zone, 'en')).toBe('2026-11-26 Thu 10:00')
  expect(plannedTime(startsAt, 'America/Los_Angeles', 'en')).toBe('2026-11-25 Wed 18:00')
  expect(plannedDate('2026-11-28', 'en')).toBe('2026-11-28 Sat')
  const ends = (hours: number) => plannedEnd({ startsAt, endsAt: startsAt + hours * 3_600_000 }, zone, 'en')
  expect([ends(1), ends(15)]).toEqual(['11:00', '2026-11-27 Fri 01:00'])
})
