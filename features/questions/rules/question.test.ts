import { expect, test } from 'vitest'
import { anAnswer } from '../web/answers-under-test.ts'
import { groupQuestions, readOtherQuestions } from './question.ts'

const setting = { hidesCorrectness: false, showsScores: true, isAnalysing: false }
type Given = Parameters<typeof anAnswer>[2]

function read(method: number, more: Given = {}, given: Partial<typeof setting> = {}) {
  const [question] = readOtherQuestions([anAnswer('w1', method, more)], { ...setting, ...given })
  if (!question) throw new Error('the question is missing')
  return question
}

test.each([
  [1, 'correct'],
  [2, 'partial'],
  [0, 'wrong'],
  [null, 'wrong'],
] as const)('an objective score of %o is %s [R4-023]', (objective_score, verdict) => {
  expect(read(2, { objective_score }).verdict).toBe(verdict)
})

test('there is no verdict where nothing is checked, nothing counts, or the company hides it', () => {
  expect(read(0).verdict).toBe(null)
  expect(read(8, { objective_score: 1 }).verdict).toBe('correct')
  expect(read(2, { objective_score: 1, is_not_score: 1 }).verdict).toBe(null)
  expect(read(2, { objective_score: 1 }, { hidesCorrectness: true }).verdict).toBe(null)
})

test.each([
  [
    'is drawn out of its full marks',
    { actualscore: 8, labelscore: 10 },
    { state: 'scored', value: 8, outOf: 10 },
  ],
  ['is out of 5 where none are named', { actualscore: 4 }, { state: 'scored', value: 4, outOf: 5 }],
  ['of zero is a score', { actualscore: 0 }, { state: 'scored', value: 0, outOf: 5 }],
  ['is never drawn past its end', { actualscore: 7, labelscore: 5 }, { state: 'scored', value: 7, outOf: 7 }],
  ['of −1 is still being made', { actualscore: -1 }, { state: 'analysing' }],
  ['may be the model’s', { actualscore_model: 3 }, { state: 'scored', value: 3, outOf: 5 }],
  ['may be missing', {}, { state: 'none' }],
  ['is none where the answer does not count', { actualscore: 3, is_not_score: 1 }, { state: 'none' }],
] as const)('a score %s', (_, more, score) => {
  expect(read(0, more).score).toEqual(score)
})

test('a score that is not there may be hidden, or still to come while the interview is analysed', () => {
  expect(read(0, {}, { showsScores: false }).score).toEqual({ state: 'hidden' })
  expect(read(7, {}, { isAnalysing: true }).score).toEqual({ state: 'analysing' })
  expect(read(2, {}, { isAnalysing: true }).score).toEqual({ state: 'none' })
})

test('an answer of nothing but blanks is missing', () => {
  expect(read(0, { answer: ' \n' }).answer).toBe(null)
  expect(read(7, { answer: '  x = 1\n' }).answer).toBe('  x = 1\n')
})

test('a programming language goes by the name that came with it, else by its index', () => {
  expect(read(7, { answer_language: 4 }).codeLanguage).toBe('Go')
  expect(read(7, { answer_language: 4, programmingLanguage: 'Rust' }).codeLanguage).toBe('Rust')
  expect(read(7, { answer_language: 11 }).codeLanguage).toBe(null)
})

test('what the model found is read with its unfinished dimensions, and is nothing where it is empty', () => {
  const dimensionList = [
    { label: 'Completeness', trueScore: 4, labelScore: 5, detail: ' ' },
    { label: 'Clarity', trueScore: -1, labelScore: 5, detail: 'Still being read.' },
  ]
  expect(read(0, { model_res: { dimensionList, improvementList: ['', 'Name the lock.'] } }).model).toEqual({
    dimensions: [
      { name: 'Completeness', score: { state: 'scored', value: 4, outOf: 5 }, detail: null },
      { name: 'Clarity', score: { state: 'analysing' }, detail: 'Still being read.' },
    ],
    improvements: ['Name the lock.'],
  })
  expect(read(0, { model_res: { dimensionList: [], improvementList: [' '] } }).model).toBe(null)
  expect(read(0).model).toBe(null)
})

test('a follow-up has a round, from 1', () => {
  expect(read(0).round).toBe(null)
  expect(read(0, { interviewRoundNum: 2 }).round).toBe(2)
  expect(read(0, { followUpOf: 'q1' }).round).toBe(1)
})

test('a reading question stands for the questions on its text, which carry the verdicts', () => {
  const parts = [anAnswer('a', 2, { objective_score: 1 }), anAnswer('b', 0)]
  const question = read(50, { subAnswerList: parts, objective_score: 0 })
  expect(question.verdict).toBe(null)
  expect(question.parts.map(({ id, verdict }) => [id, verdict])).toEqual([
    ['a', 'correct'],
    ['b', null],
  ])
})

test('the groups stand in their order, recorded questions in none of them [R2-096]', () => {
  const methods = [7, 1, 50, 0, 6, 8, 2, 11, 12]
  const questions = readOtherQuestions(
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
