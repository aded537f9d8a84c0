import { expect, test } from 'vitest'
import { scored } from '../../../candidates/interviews/rules/answer-under-test.ts'
import { anAnswer } from '../web/answers-under-test.ts'
import { groupQuestions, readWrittenQuestions } from './question.ts'

const setting = { hidesCorrectness: false, showsScores: true, isAnalysing: false }
const analysing = { state: 'analysing' } as const
type Given = Parameters<typeof anAnswer>[2]

function read(method: number, more: Given = {}, given: Partial<typeof setting> = {}) {
  const [question] = readWrittenQuestions([anAnswer('w1', method, more)], { ...setting, ...given })
  if (!question) throw new Error('the question is missing')
  return question
}

test.each(['correct', 'partial', 'wrong'] as const)('an answer that was found %s is so', (verdict) => {
  expect(read(2, { verdict }).verdict).toBe(verdict)
  expect(read(8, { verdict }).verdict).toBe(verdict)
})

test('a choice without a verdict is wrong [R4-023]', () => {
  expect(read(2, { verdict: null }).verdict).toBe('wrong')
})

test('there is no verdict where nothing is checked, nothing counts, or the company hides it', () => {
  expect(read(0).verdict).toBe(null)
  expect(read(8, { verdict: 'correct' }).verdict).toBe('correct')
  expect(read(2, { verdict: 'correct', isUnscored: true }).verdict).toBe(null)
  expect(read(2, { verdict: 'correct' }, { hidesCorrectness: true }).verdict).toBe(null)
})

test.each([
  ['is drawn out of its full marks', { score: scored(8, 10) }, { state: 'scored', value: 8, outOf: 10 }],
  ['of zero is a score', { score: scored(0) }, { state: 'scored', value: 0, outOf: 5 }],
  ['is never drawn past its end', { score: scored(7, 5) }, { state: 'scored', value: 7, outOf: 7 }],
  ['may still be being made', { score: analysing }, { state: 'analysing' }],
  ['may be the model’s', { modelScore: scored(3) }, { state: 'scored', value: 3, outOf: 5 }],
  ['may be missing', {}, { state: 'none' }],
  ['is none where the answer does not count', { score: scored(3), isUnscored: true }, { state: 'none' }],
])('a score %s', (_, more, score) => {
  expect(read(0, more).score).toEqual(score)
})

test('a score that is not there may be hidden, or still to come while the interview is analysed', () => {
  expect(read(0, {}, { showsScores: false }).score).toEqual({ state: 'hidden' })
  expect(read(7, {}, { isAnalysing: true }).score).toEqual({ state: 'analysing' })
  expect(read(2, {}, { isAnalysing: true }).score).toEqual({ state: 'none' })
})

test('an answer of nothing but blanks is missing', () => {
  expect(read(0, { text: ' \n' }).answer).toBe(null)
  expect(read(7, { text: '  x = 1\n' }).answer).toBe('  x = 1\n')
})

test('the model’s result is read with its unfinished dimensions, and an empty one is null', () => {
  const dimensions = [
    { name: 'Completeness', score: scored(4), detail: ' ' },
    { name: 'Clarity', score: analysing, detail: 'Still being read.' },
  ]
  expect(read(0, { model: { dimensions, improvements: ['', 'Name the lock.'] } }).model).toEqual({
    dimensions: [
      { name: 'Completeness', score: { state: 'scored', value: 4, outOf: 5 }, detail: null },
      { name: 'Clarity', score: { state: 'analysing' }, detail: 'Still being read.' },
    ],
    improvements: ['Name the lock.'],
  })
  expect(read(0, { model: { dimensions: [], improvements: [' '] } }).model).toBe(null)
  expect(read(0).model).toBe(null)
})

test('a follow-up has a round, from 1', () => {
  expect(read(0).round).toBe(null)
  expect(read(0, { round: 2 }).round).toBe(2)
  expect(read(0, { followUpOf: 'q1' }).round).toBe(1)
})

test('a reading question stands for the questions on its text, which carry the verdicts', () => {
  const parts = [anAnswer('a', 2, { verdict: 'correct' }), anAnswer('b', 0)]
  const question = read(50, { parts, verdict: 'wrong' })
  expect(question.verdict).toBe(null)
  expect(question.parts.map(({ id, verdict }) => [id, verdict])).toEqual([
    ['a', 'correct'],
    ['b', null],
  ])
})

test('the groups stand in their order, recorded questions in none of them [R2-096]', () => {
  const methods = [7, 1, 50, 0, 6, 8, 2, 11, 12]
  const questions = readWrittenQuestions(
    methods.map((method) => anAnswer(String(method), method)),
    setting,
  )
  const groups = groupQuestions(questions)
  expect(groups.map(({ group, questions: found }) => [group, found.map(({ id }) => id)])).toEqual([
    ['subjective', ['0', '8']],
    ['objective', ['50', '2']],
    ['code', ['7']],
  ])
})
