import { expect, test } from 'vitest'
import { heldBackBy, marksWithout, nothingHeldBack } from './held-back.ts'

const on = { ownOpinionFirst: true, ownOpinionBeforeAi: true }

test('an awaited opinion holds back the opinions of colleagues, and the AI’s scores by the second switch alone', () => {
  expect(heldBackBy(['p1'], on)).toEqual({ planIds: ['p1'], opinions: true, aiScores: true })
  const first = { ...on, ownOpinionBeforeAi: false }
  expect(heldBackBy(['p1'], first)).toEqual({ planIds: ['p1'], opinions: true, aiScores: false })
})

test('a report without an awaited opinion, or of a company without the rule, holds nothing back', () => {
  expect(heldBackBy([], on)).toEqual(nothingHeldBack)
  expect(heldBackBy(['p1'], { ...on, ownOpinionFirst: false })).toEqual(nothingHeldBack)
})

test('the marks of a reader without AI scores show none, and people’s scores as before', () => {
  const marks = { allStatus: 1, singleStatus: 1, manualStatus: 1, aiScoreStatus: 1 }
  expect(marksWithout(marks, { aiScores: true })).toEqual({ ...marks, aiScoreStatus: 0 })
  expect(marksWithout(marks, { aiScores: false })).toEqual(marks)
})
