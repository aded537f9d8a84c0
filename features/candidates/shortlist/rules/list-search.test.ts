import { expect, test } from 'vitest'
import {
  cleared,
  hasOperatedChip,
  isSameQuery,
  positionOf,
  queryOf,
  searchOf,
  sortedBy,
  withPosition,
} from './list-search.ts'
import { readListSearch } from './list-words.ts'

const narrowed = queryOf({ where: 'years:4..;position:p1', find: '林', sort: 'score', back: 1 })

test('an address gives a filter with the position first, and is written back', () => {
  expect(narrowed).toEqual({
    find: '林',
    chips: [
      { by: 'position', values: ['p1'] },
      { by: 'years', from: 4 },
    ],
    sort: 'score',
    back: true,
  })
  expect(searchOf(narrowed, 'v1')).toEqual({
    find: '林',
    where: 'position:p1;years:4..',
    sort: 'score',
    back: 1,
    view: 'v1',
  })
  expect(positionOf(narrowed)).toBe('p1')
})

test('an older address narrows by the same words as before', () => {
  const older = readListSearch({ positionId: 'p1', haveOperate: '1', minWorkAge: 3, phone: '138', view: 7 })
  expect(queryOf(older)).toEqual({
    find: '138',
    chips: [
      { by: 'position', values: ['p1'] },
      { by: 'state', values: ['pass', 'wait', 'reject'] },
      { by: 'years', from: 3, to: undefined },
    ],
  })
  expect(queryOf({ haveOperate: 0, recommendStatus: 1 })).toEqual({
    chips: [{ by: 'state', values: ['notOperated'] }],
    recommendStatus: 1,
  })
})

test('an address that was typed, where each word is a text, is read too', () => {
  const typed = readListSearch({ sort: 'score', back: '1' })
  expect(queryOf(typed)).toEqual({ chips: [], sort: 'score', back: true })
  expect(readListSearch({ back: '2' })).toEqual({})
})

test('clearing keeps the position and the order, and another position keeps the rest', () => {
  expect(cleared(narrowed)).toEqual({
    chips: [{ by: 'position', values: ['p1'] }],
    sort: 'score',
    back: true,
  })
  expect(searchOf(withPosition(narrowed, 'p2')).where).toBe('position:p2;years:4..')
  expect(searchOf(withPosition(narrowed, null)).where).toBe('years:4..')
  expect(positionOf(queryOf({ where: '!position:p1' }))).toBe(null)
})

test('a press on a head orders by it, and a second press turns the order round', () => {
  const byName = sortedBy(narrowed, 'name')
  expect([byName.sort, byName.back]).toEqual(['name', undefined])
  const turned = sortedBy(byName, 'name')
  expect([turned.sort, turned.back]).toEqual(['name', true])
  const usual = sortedBy(turned, 'applied')
  expect([usual.sort, usual.back]).toEqual([undefined, undefined])
  expect(sortedBy(usual, 'applied').back).toBe(true)
  expect(isSameQuery(usual, { chips: narrowed.chips, find: '林' })).toBe(true)
  expect(isSameQuery(usual, turned)).toBe(false)
})

test('the list of the operated has its chip without naming it in the address', () => {
  const operated = queryOf({ where: 'years:4..' }, true)
  expect(hasOperatedChip(operated)).toBe(true)
  expect(searchOf(operated, undefined, true)).toEqual({ where: 'years:4..' })
  expect(searchOf(operated)).toEqual({ where: 'state:pass,wait,reject;years:4..' })
  expect(queryOf({ where: 'state:pass,wait,reject' }, true).chips).toHaveLength(1)
  expect(hasOperatedChip(queryOf({ where: '!state:pass,wait,reject' }))).toBe(false)
})
