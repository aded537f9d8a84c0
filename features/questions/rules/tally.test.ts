import { expect, test } from 'vitest'
import { anAnswer } from '../web/answers-under-test.ts'
import { readOtherQuestions } from './question.ts'
import { tallyOf } from './tally.ts'

const answers = [
  anAnswer('a', 2, { answer: 'A', objective_score: 1 }),
  anAnswer('b', 3, { answer: 'A,B', objective_score: 2 }),
  anAnswer('c', 4, { objective_score: 0 }),
  anAnswer('d', 2, { answer: 'A', objective_score: 1, is_not_score: 1 }),
  anAnswer('e', 50, {
    subAnswerList: [
      anAnswer('e1', 2, { answer: 'B', objective_score: 1 }),
      anAnswer('e2', 2, { answer: 'C', objective_score: 0 }),
    ],
  }),
]
const tally = (hidesCorrectness: boolean) =>
  tallyOf(readOtherQuestions(answers, { hidesCorrectness, showsScores: true, isAnalysing: false }))

test('a group comes to what was answered and what was right, a text counting by its questions', () => {
  expect(tally(false)).toEqual({ count: 6, answered: 5, checked: 5, correct: 2, partial: 1 })
})

test('nothing counts as checked where the company hides correctness', () => {
  expect(tally(true)).toEqual({ count: 6, answered: 5, checked: 0, correct: 0, partial: 0 })
})
