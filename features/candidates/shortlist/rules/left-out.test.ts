import { expect, test } from 'vitest'
import { baseOf, leftOutBy, mostLeftOut } from './left-out.ts'
import type { ListQuery } from './list-search.ts'

const counts = {
  total: 14,
  base: 40,
  leftOut: [20, 2, 3],
  byFind: 1,
  byFields: 0,
  states: { pass: 0, wait: 0, reject: 0, notOperated: 14, invalid: 0 },
  tabs: { all: 20, mine: 6, notOperated: 14, operated: 3 },
  medians: [],
}
const query: ListQuery = {
  find: 'su',
  chips: [
    { by: 'position', values: ['p1'] },
    { by: 'years', from: 4 },
    { by: 'label', not: true, values: [7] },
  ],
}

test('the counts of a list add up in the chosen position', () => {
  expect(leftOutBy(query, counts)).toEqual([
    { by: 'years', place: 1, count: 2 },
    { by: 'label', place: 2, count: 3 },
    { by: 'find', place: -1, count: 1 },
  ])
  expect(baseOf(query, counts)).toBe(20)
})

test('several positions are a filter like any other', () => {
  const several: ListQuery = { chips: [{ by: 'position', values: ['p1', 'p2'] }] }
  const some = { ...counts, leftOut: [26], byFind: 0 }
  expect(baseOf(several, some)).toBe(40)
  expect(mostLeftOut(several, some)).toMatchObject({ by: 'position', place: 0 })
})

test('the part that leaves out the most is named', () => {
  expect(mostLeftOut(query, counts)).toEqual({ by: 'label', place: 2, count: 3 })
  expect(mostLeftOut({ chips: [] }, { ...counts, leftOut: [], byFind: 0 })).toBe(null)
})
