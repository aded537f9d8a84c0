import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerClaim, answerOf, competencyClaim, competencyOf } from './claim-key.ts'

test('a claim gives back the name or the id that it was made of, and nothing of another kind', () => {
  const word = fc.oneof(fc.string(), fc.constantFrom('summary', 'answer:q1', 'competency:Design', ':'))
  fc.assert(
    fc.property(word, (text) => {
      expect([competencyOf(competencyClaim(text)), answerOf(competencyClaim(text))]).toEqual([text, null])
      expect([answerOf(answerClaim(text)), competencyOf(answerClaim(text))]).toEqual([text, null])
    }),
  )
})

test('the summary is about no competency and no answer', () => {
  expect([competencyOf('summary'), answerOf('summary')]).toEqual([null, null])
})

test('a claim is written as links and stored evidence have it', () => {
  expect([competencyClaim('系统设计'), answerClaim('q1')]).toEqual(['competency:系统设计', 'answer:q1'])
})
