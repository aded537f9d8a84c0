import { expect, test } from 'vitest'
import { aBoard, aPerson, boardNow } from './board-under-test.ts'
import { ListAddress, narrowed, type SortKey, sortAfter, sorted } from './list.ts'
import { readWire } from './wire.ts'

const score = (overall: number, outOf = 5) => ({ overall, outOf, lowest: null, highest: null })
const { people, stages } = readWire(
  aBoard([
    aPerson('a', { days: 5, nameLatin: 'Bai', score: score(2.5, 3), workYears: null, lastActiveAt: 1 }),
    aPerson('b', {
      days: 6,
      stageId: '2',
      nameLatin: 'Chen',
      score: score(4),
      workYears: 9,
      lastActiveAt: 3,
    }),
    aPerson('c', { days: 9, stageId: '1001', nameLatin: 'Ai', lastActiveAt: 2 }),
  ]),
)
const ids = (list: typeof people) => list.map(({ candidateId }) => candidateId).join('')

test.each<[SortKey, string]>([
  ['over', 'abc'],
  ['name', 'cab'],
  ['years', 'bca'],
  ['stage', 'abc'],
  ['score', 'abc'],
  ['active', 'bca'],
])('the order by %s is %s, and turned round the other way', (sort, order) => {
  const nameOf = ({ nameLatin }: { nameLatin: string | null }) => nameLatin ?? ''
  const given = { sort, stages, now: boardNow, nameOf }
  expect(ids(sorted(people, { ...given, isBack: false }))).toBe(order)
  expect(ids(sorted(people, { ...given, isBack: true }))).toBe([...order].reverse().join(''))
})

test('the list tells how many the stage and the text leave out', () => {
  expect(narrowed(people, { stage: '1' })).toMatchObject({ byStage: 2, byText: 0 })
  const { shown, ...left } = narrowed(people, { stage: '1', not: 1, find: ' CHEN ' })
  expect(ids(shown)).toBe('b')
  expect(left).toEqual({ byStage: 1, byText: 1 })
  expect(ids(narrowed(people, { find: '人c' }).shown)).toBe('c')
})

test('a second press on a head turns the order round, and another head begins anew', () => {
  expect(sortAfter({}, 'over')).toEqual({ sort: undefined, back: 1 })
  expect(sortAfter({ sort: 'name', back: 1 }, 'name')).toEqual({ sort: 'name', back: undefined })
  expect(sortAfter({ sort: 'name', back: 1 }, 'score')).toEqual({ sort: 'score', back: undefined })
})

test('odd words of an address are left out', () => {
  expect(
    ListAddress.parse({ view: 'tree', find: 'x'.repeat(101), stage: 1001, not: 2, sort: 'shoe', back: '2' }),
  ).toEqual({
    stage: '1001',
  })
})
