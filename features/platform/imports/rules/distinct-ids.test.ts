import { expect, test } from 'vitest'
import { byDistinctIds } from './distinct-ids.ts'

test('items of one id are told apart, and none is lost', () => {
  const items = ['a', 'a', 'a (2)', 'b', 'a'].map((externalId, place) => ({ externalId, place }))
  expect([...byDistinctIds(items)].map(([id, { place }]) => [id, place])).toEqual([
    ['a', 0],
    ['a (2)', 1],
    ['a (2) (2)', 2],
    ['b', 3],
    ['a (3)', 4],
  ])
})
