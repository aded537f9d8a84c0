import { expect, test } from 'vitest'
import type { Standing } from '../contract.ts'
import { shownRank } from './rank.ts'

const among = (rank: number | null): Standing => ({ count: 14, rank, bins: [], medians: [] })

test.each([
  ['both say the same', 3, among(3), { rank: 3, of: 14 }],
  ['only the position says it', null, among(3), { rank: 3, of: 14 }],
  ['the results rank among others', 111, among(3), { rank: 111, of: null }],
  ['the position has no standing', 111, null, { rank: 111, of: null }],
  ['the candidate has no score in the position', 2, among(null), { rank: 2, of: null }],
  ['nobody says any', null, among(null), null],
  ['nothing is known', null, null, null],
] as const)('the rank where %s', (_case, rank, standing, place) => {
  expect(shownRank(rank, standing)).toEqual(place)
})
