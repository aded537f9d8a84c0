import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type NewRecommendation, splitRecommendations } from './giving.ts'

const candidates = [
  { candidateId: 'c1', stageId: '2' },
  { candidateId: 'c2', stageId: '3' },
]

test('every candidate goes to every colleague, in the candidate’s stage', () => {
  expect(splitRecommendations(candidates, ['a', 'b'], []).fresh).toEqual([
    { candidateId: 'c1', toAccountId: 'a', recommendStageId: '2' },
    { candidateId: 'c1', toAccountId: 'b', recommendStageId: '2' },
    { candidateId: 'c2', toAccountId: 'a', recommendStageId: '3' },
    { candidateId: 'c2', toAccountId: 'b', recommendStageId: '3' },
  ])
})

test('a live recommendation in the same stage stays; one in another stage does not count', () => {
  const same = { candidateId: 'c1', toAccountId: 'a', recommendStageId: '2' }
  const other = { candidateId: 'c2', toAccountId: 'a', recommendStageId: '2' }
  const { fresh, kept } = splitRecommendations(candidates, ['a'], [same, other])
  expect(kept).toEqual([same])
  expect(fresh).toEqual([{ candidateId: 'c2', toAccountId: 'a', recommendStageId: '3' }])
})

const id = fc.constantFrom('x', 'y', 'z')
const gift: fc.Arbitrary<NewRecommendation> = fc.record({
  candidateId: id,
  toAccountId: id,
  recommendStageId: id,
})

test('new and kept recommendations make up the whole, and a repeat makes nothing new', () => {
  const someCandidates = fc.uniqueArray(fc.record({ candidateId: id, stageId: id }), {
    selector: ({ candidateId }) => candidateId,
  })
  const live = fc.uniqueArray(gift, { selector: (each) => JSON.stringify(Object.values(each)) })
  fc.assert(
    fc.property(someCandidates, fc.uniqueArray(id), live, (given, accounts, before) => {
      const { fresh, kept } = splitRecommendations(given, accounts, before)
      expect(fresh.length + kept.length).toBe(given.length * accounts.length)
      expect(splitRecommendations(given, accounts, [...before, ...fresh]).fresh).toEqual([])
    }),
  )
})
