import { expect, test } from 'vitest'
import { heldBackBy, marksWithout, nothingHeldBack } from './held-back.ts'

const on = { ownOpinionFirst: true, ownOpinionBeforeAi: true }

test('an opinion that is awaited holds back what colleagues say, and the AI’s scores by the second switch alone', () => {
  expect(heldBackBy(['p1'], on)).toEqual({ planIds: ['p1'], opinions: true, aiScores: true })
  const first = { ...on, ownOpinionBeforeAi: false }
  expect(heldBackBy(['p1'], first)).toEqual({ planIds: ['p1'], opinions: true, aiScores: false })
})

test('nothing is held back where none is awaited, nor where the company does not ask for it', () => {
  expect(heldBackBy([], on)).toEqual(nothingHeldBack)
  expect(heldBackBy(['p1'], { ...on, ownOpinionFirst: false })).toEqual(nothingHeldBack)
})

test('the marks of a reader from whom AI scores are held back show none, and people’s scores as before', () => {
  const marks = { allStatus: 1, singleStatus: 1, manualStatus: 1, aiScoreStatus: 1 }
  expect(marksWithout(marks, { aiScores: true })).toEqual({ ...marks, aiScoreStatus: 0 })
  expect(marksWithout(marks, { aiScores: false })).toEqual(marks)
})
