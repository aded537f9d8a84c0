import { expect, test } from 'vitest'
import { isOngoing, readDate, sortableDate } from './resume-date.ts'

test.each([
  ['2015', '2015'],
  ['2015-9', '2015-09'],
  ['2015/09', '2015-09'],
  ['2015.9', '2015-09'],
  ['2015.09.03', '2015-09-03'],
  ['09/2015', '2015-09'],
  ['9/2015', '2015-09'],
  ['9.2015', '2015-09'],
  ['2016-02-29', '2016-02-29'],
  ['2015-09-03T22:00:00.000Z', '2015-09-03'],
  ['2015-09-03 22:00:00+08:00', '2015-09-03'],
  ['2015年9月', '2015-09'],
  ['2015年9月3日', '2015-09-03'],
  [' Sep 2015 ', '2015-09'],
  ['sept. 2015', '2015-09'],
  ['September, 2015', '2015-09'],
])('the date %s is %s', (text, date) => {
  expect(readDate(text)).toBe(date)
})

test.each([
  '',
  '15',
  '2019-13',
  '2019-00',
  '2019-02-29',
  '2015-09/03',
  '03/04/2015',
  'Summer 2015',
  'Foo 2015',
])('%j is no date', (text) => {
  expect(readDate(text)).toBe(null)
})

test('an end may say in several languages that something goes on', () => {
  for (const end of [
    '至今',
    'Present',
    ' now ',
    'Current',
    '在職',
    'ongoing',
    'Present.',
    '至今（9个月）',
    'now (part time)',
  ])
    expect(isOngoing(end)).toBe(true)
  for (const end of ['', '2022-01', 'nowhere']) expect(isOngoing(end)).toBe(false)
})

test('a text that is no date is sorted by the year that it names', () => {
  expect(['Summer 2015', '9/2015', 'heute', 'Present'].map(sortableDate)).toEqual([
    '2015',
    '2015-09',
    'heute',
    'now',
  ])
})
