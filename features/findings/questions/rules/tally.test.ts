import { expect, test } from 'vitest'
import { anAnswer } from '../web/answers-under-test.ts'
import { readWrittenQuestions } from './question.ts'
import { tallyOf } from './tally.ts'

const answers = [
  anAnswer('a', 2, { text: 'A', verdict: 'correct' }),
  anAnswer('b', 3, { text: 'A,B', verdict: 'partial' }),
  anAnswer('c', 4, { verdict: 'wrong' }),
  anAnswer('d', 2, { text: 'A', verdict: 'correct', isUnscored: true }),
  anAnswer('e', 50, {
    parts: [
      anAnswer('e1', 2, { text: 'B', verdict: 'correct' }),
      anAnswer('e2', 2, { text: 'C', verdict: 'wrong' }),
    ],
  }),
]
const tally = (hidesCorrectness: boolean) =>
  tallyOf(readWrittenQuestions(answers, { hidesCorrectness, showsScores: true, isAnalysing: false }))

test('a group counts its answered and right questions, and a text counts by its questions', () => {
  expect(tally(false)).toEqual({ count: 6, answered: 5, checked: 5, correct: 2, partial: 1 })
})

test('no answer counts as checked if the company hides correctness', () => {
  expect(tally(true)).toEqual({ count: 6, answered: 5, checked: 0, correct: 0, partial: 0 })
})
