import { expect, test } from 'vitest'
import { readTodaySearch } from './address.ts'
import { firstThings, groupThings, rowAfter } from './lists.ts'

const now = Date.parse('2026-11-25T06:00:00Z')
const zoned = { now, timeZone: 'Asia/Shanghai' }
const hour = 3_600_000
const thing = (name: string, due: number | null, until: number | null = null) => ({
  kind: 'review',
  thing: name,
  since: now - hour,
  due,
  until,
})

test('things stand by group, and in a group the oldest promise comes first', () => {
  const things = [
    thing('b', now - hour),
    thing('c', null),
    thing('a', now - 2 * hour),
    thing('d', now + 900 * hour),
  ]
  const names = groupThings(things, zoned).map((each) => [each.group, each.things.map((one) => one.thing)])
  expect(names).toEqual([
    ['late', ['a', 'b']],
    ['today', ['c']],
    ['later', ['d']],
  ])
})

test('put-off things are one group, by their return', () => {
  const things = [thing('b', now - hour, now + 2 * hour), thing('a', now, now + hour)]
  expect(groupThings(things, zoned)).toMatchObject([
    { group: null, things: [{ thing: 'a' }, { thing: 'b' }] },
  ])
})

test('the first things fill groups in their order, and empty groups fall away', () => {
  const groups = [{ things: [1, 2] }, { things: [3] }]
  expect(firstThings(groups, 2)).toEqual([{ things: [1, 2] }])
  expect(firstThings(groups, 3)).toEqual(groups)
})

test('the focus goes to the next row, from the last row to the previous one, and from the only row nowhere', () => {
  expect(rowAfter(['a', 'b'], 'a')).toBe('b')
  expect(rowAfter(['a', 'b'], 'b')).toBe('a')
  expect(rowAfter(['a'], 'a')).toBe(null)
})

test('an address keeps known words only', () => {
  expect(readTodaySearch({ view: 'putOff', tab: 'limit', other: 1 })).toEqual({
    view: 'putOff',
    tab: 'limit',
  })
  expect(readTodaySearch({ view: 'nonsense', tab: 'x'.repeat(50) })).toEqual({})
  expect(readTodaySearch({ view: 'waiting' })).toEqual({})
})
