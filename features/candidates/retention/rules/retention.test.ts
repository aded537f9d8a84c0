import { newId } from '@candor/db/new-id'
import { expect, test } from 'vitest'
import { readRetentionFilter } from './filter.ts'
import {
  arrivalOf,
  endOfKeeping,
  erasingOf,
  firstIdOf,
  horizonOf,
  keepFault,
  lastDayOf,
  waitAfter,
} from './retention.ts'

const at = (text: string) => new Date(`${text}T10:00:00Z`)
const now = at('2027-03-14')
const rule = { months: 12, waitsUntil: null, now }
const longAgo = at('2020-01-01')
const candidate = (outcome: string) => ({ outcomeAt: at(outcome), arrivedAt: longAgo, keptUntil: null })

test('a candidate is erased on the day on which the months after the outcome are over', () => {
  expect(erasingOf(candidate('2026-08-31'), { ...rule, months: 18 })).toEqual({
    day: '2028-02-29',
    cause: 'outcome',
  })
})

test('an overdue candidate is erased today', () => {
  expect(erasingOf(candidate('2024-01-01'), rule)).toEqual({ day: '2027-03-14', cause: 'outcome' })
})

test('a kept candidate is erased on the day after the last kept one', () => {
  const kept = { ...candidate('2024-01-01'), keptUntil: endOfKeeping('2027-06-30') }
  expect(erasingOf(kept, rule)).toEqual({ day: '2027-07-01', cause: 'kept' })
  expect(lastDayOf(endOfKeeping('2027-06-30'))).toBe('2027-06-30')
})

test('a keeping that ends before the time is over changes nothing', () => {
  const kept = { ...candidate('2027-01-31'), keptUntil: endOfKeeping('2027-06-30') }
  expect(erasingOf(kept, rule)).toEqual({ day: '2028-01-31', cause: 'outcome' })
})

test('a wait of the company and a late arrival put the day off', () => {
  const overdue = candidate('2024-01-01')
  expect(erasingOf(overdue, { ...rule, waitsUntil: at('2027-03-21') })).toEqual({
    day: '2027-03-21',
    cause: 'waits',
  })
  const arrived = { ...overdue, arrivedAt: at('2027-03-12') }
  expect(erasingOf(arrived, rule)).toEqual({ day: '2027-03-19', cause: 'arrived' })
})

test('an id tells when its row came, and the first id of a moment is smaller', () => {
  const before = new Date()
  const id = newId<'candidate'>()
  const after = new Date(Date.now() + 1)
  expect(arrivalOf(id).getTime()).toBeGreaterThanOrEqual(before.getTime())
  expect(arrivalOf(id).getTime()).toBeLessThanOrEqual(after.getTime())
  expect(firstIdOf(before) <= id).toBe(true)
  expect(firstIdOf(after) > id).toBe(true)
  expect(firstIdOf(at('2027-03-14'))).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})

test('the horizon of a day reaches the outcomes that are due on it', () => {
  expect(horizonOf(at('2027-02-28'), 1, 0)).toEqual({
    outcomeBefore: new Date('2027-02-01T00:00:00Z'),
    keptBefore: new Date('2027-03-01T00:00:00Z'),
  })
  expect(horizonOf(at('2027-02-28'), 1, 30).outcomeBefore).toEqual(new Date('2027-03-01T00:00:00Z'))
})

test('a shorter time waits 7 days, a longer one does not', () => {
  const none = { waitsUntil: null, now }
  expect(waitAfter({ from: 12, to: 6 }, none)).toEqual(at('2027-03-21'))
  expect(waitAfter({ from: 6, to: 12 }, none)).toBeNull()
})

test('a wait that still runs is never made shorter', () => {
  const running = { waitsUntil: at('2027-04-10'), now }
  expect(waitAfter({ from: 12, to: 6 }, running)).toEqual(at('2027-04-10'))
  expect(waitAfter({ from: 3, to: 6 }, running)).toEqual(at('2027-04-10'))
  expect(waitAfter({ from: 3, to: 6 }, { waitsUntil: at('2027-03-01'), now })).toBeNull()
})

test.each([
  ['2027-03-14', null],
  ['2030-03-14', null],
  ['2030-03-15', 'lateDay'],
  ['2027-03-13', 'pastDay'],
  ['2027-02-29', 'noDay'],
  ['', 'noDay'],
])('keeping until “%s” is answered with %s', (until, fault) => {
  expect(keepFault(until, now)).toBe(fault)
})

test.each([
  [
    { show: 'soon', text: 'lin', months: '6' },
    { show: 'soon', text: 'lin', months: '6' },
  ],
  [
    { show: 'gone', text: 4, months: '0' },
    { show: '', text: '', months: '' },
  ],
  [{ months: 6 }, { show: '', text: '', months: '6' }],
  [{ months: '121' }, { show: '', text: '', months: '' }],
  [{ months: '6.5' }, { show: '', text: '', months: '' }],
])('the address %j gives the filter %j', (search, filter) => {
  expect(readRetentionFilter(search)).toEqual(filter)
})
