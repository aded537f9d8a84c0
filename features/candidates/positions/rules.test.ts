import { expect, test } from 'vitest'
import { readListSearch, readPositionSearch } from './rules/address.ts'
import { changedFields, namesOfCopy, readStoredDescription, readStoredSalary } from './rules/fields.ts'
import { positionNameIn, storedNames } from './rules/names.ts'
import { barScale, compareByAge, compareByWait, type Ranked } from './rules/rank.ts'
import { byColumn, sumOfStages } from './rules/standing.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const ranked = (id: string, over: number | null, since: Date | null): Ranked => ({
  id,
  name: id,
  createdAt: day(1),
  closedAt: null,
  over,
  since,
})

test('positions stand furthest past a limit first, then by the longest wait, then by name', () => {
  const positions = [
    ranked('nobody', null, null),
    ranked('no limit, new', null, day(9)),
    ranked('no limit, old', null, day(2)),
    ranked('before its limit', -2, day(3)),
    ranked('past by 3', 3, day(8)),
    ranked('past by 1, old', 1, day(1)),
    ranked('past by 1, new', 1, day(5)),
    ranked('another without anybody', null, null),
  ]
  expect(positions.toSorted(compareByWait).map(({ id }) => id)).toEqual([
    'past by 3',
    'past by 1, old',
    'past by 1, new',
    'before its limit',
    'no limit, old',
    'no limit, new',
    'another without anybody',
    'nobody',
  ])
})

test('closed positions stand by their end, the newest first, and drafts by their beginning', () => {
  const closed = (id: string, closedAt: Date | null, createdAt = day(1)) => ({
    ...ranked(id, null, null),
    closedAt,
    createdAt,
  })
  const positions = [closed('b', day(3)), closed('a', day(7)), closed('c', null, day(5))]
  expect(positions.toSorted(compareByAge).map(({ id }) => id)).toEqual(['a', 'c', 'b'])
})

test.each([
  [0, 1],
  [14, 1],
  [15, 0.5],
  [28, 0.5],
  [29, 0.25],
  [2_000, 1 / 256],
])('with %d people in one stage the bars have the scale %d', (most, scale) => {
  expect(barScale(most)).toBe(scale)
})

const standing = (stageId: string, inPlay: number, past: number, over: number | null, hired = 0) => ({
  stageId,
  inPlay,
  past,
  over,
  since: inPlay > 0 ? day(20 - inPlay) : null,
  hired,
})

test('the people outside the columns are counted together', () => {
  const standings = [standing('1', 4, 1, 2), standing('1003', 2, 2, 5), standing('77', 1, 0, null, 3)]
  const { stages, others } = byColumn(standings, ['1', '2'])
  expect([...stages]).toEqual([['1', { count: 4, past: 1 }]])
  expect(others).toEqual({ count: 3, past: 2 })
  expect(sumOfStages(standings)).toEqual({ inPlay: 7, past: 3, hired: 3, over: 5, since: day(16) })
  expect(sumOfStages([])).toEqual({ inPlay: 0, past: 0, hired: 0, over: null, since: null })
})

test.each([
  ['高级工程师', 'Engineer', '', '高级工程师'],
  ['', 'Engineer', '工程師', '工程師'],
  ['', 'Engineer', '', 'Engineer'],
])('the names %j, %j and %j are stored under the main name %j', (name, nameLatin, nameTw, main) => {
  expect(storedNames({ name, nameLatin, nameTw })?.name).toBe(main)
})

test('a position without any name has none to store', () => {
  expect(storedNames({ name: '', nameLatin: '', nameTw: '' })).toBe(null)
})

test.each([
  ['en', 'Engineer'],
  ['zh-CN', '工程师'],
  ['zh-TW', '工程師'],
])('a page in %s shows its own name of a position', (locale, shown) => {
  expect(positionNameIn(locale, { name: '工程师', nameLatin: 'Engineer', nameTw: '工程師' })).toBe(shown)
  expect(positionNameIn(locale, { name: '工程师', nameLatin: null, nameTw: null })).toBe('工程师')
})

test('a copy says so in the language of each name, and stays within the longest name', () => {
  expect(namesOfCopy({ name: '工程师', nameLatin: 'Engineer', nameTw: null })).toEqual({
    name: '工程师（副本）',
    nameLatin: 'Engineer (copy)',
    nameTw: null,
  })
  expect(namesOfCopy({ name: 'x'.repeat(200), nameLatin: null, nameTw: null }).name).toHaveLength(200)
})

test('only fields that differ are told, with both values', () => {
  const before = { place: 'Hangzhou', seats: 1, recruits: ['A'] }
  expect(changedFields(before, { place: 'Hangzhou', seats: 2, recruits: ['A'] })).toEqual({
    from: { seats: 1 },
    to: { seats: 2 },
  })
})

test.each([[null], ['x'], [{}], [{ min: 1, max: 2, currency: 'CNY', per: 'week' }], [{ min: '1' }]])(
  'the stored salary %j is none',
  (stored) => {
    expect(readStoredSalary(stored)).toBe(null)
  },
)

test('a stored description of another shape is empty in every language', () => {
  expect(readStoredDescription(['x'])).toEqual({ cn: '', en: '', 'zh-TW': '' })
  expect(readStoredDescription({ en: 'Text', cn: 4 })).toEqual({ cn: '', en: 'Text', 'zh-TW': '' })
})

test('an address keeps what it knows, and the default is left out of it', () => {
  expect(readListSearch({ tab: 'open', text: '' })).toEqual({})
  expect(readListSearch({ tab: 'mine', text: 'x'.repeat(120), other: 1 })).toEqual({
    tab: 'mine',
    text: 'x'.repeat(100),
  })
  expect(readPositionSearch({ view: 'list', sort: 'days' })).toEqual({ view: 'list', sort: 'days' })
  expect(readPositionSearch({ view: 'board' })).toEqual({})
  expect(readPositionSearch({ view: 'nothing' })).toEqual({})
})
