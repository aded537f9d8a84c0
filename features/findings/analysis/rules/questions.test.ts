import { expect, test } from 'vitest'
import { scored } from '../../../candidates/interviews/rules/answer-under-test.ts'
import { anAnswer as aRecordedAnswer } from '../../evidence/rules/index-under-test.ts'
import { readAnalysis } from './analysis.ts'
import { readQuestions } from './questions.ts'

type Answer = Parameters<typeof readQuestions>[0][number]

const anAnswer = (id: string, more: Partial<Answer> = {}) => aRecordedAnswer(id, null, more)

const shown = { total: true, single: true }

test('a question is listed once with its follow-ups, in the order of the interview', () => {
  const questions = readQuestions(
    [anAnswer('q1'), anAnswer('q1f1', { followUpOf: 'q1' }), anAnswer('q2', { durationMs: null })],
    null,
  )
  expect(
    questions.map(({ number, answerId, followUps, durationMs }) => [number, answerId, followUps, durationMs]),
  ).toEqual([
    [1, 'q1', 1, 40_000],
    [2, 'q2', 0, null],
  ])
})

test('a written question is not one of the recording', () => {
  expect(readQuestions([anAnswer('q1', { method: 0 })], null)).toEqual([])
})

const analysis = readAnalysis(
  {
    l2ReportInfo: {
      l2status: 0,
      answerInfos: [
        { problemAnswerId: 'q1', calculateStar: 4.6, assessmentPoint: '系统设计' },
        { problemAnswerId: 'q2', calculateStar: -1 },
      ],
    },
  },
  shown,
)

test('the score is the analysis’s, else the one that came with the answer, else the analysis still runs', () => {
  const [analysed, given, running, none] = readQuestions(
    [
      anAnswer('q1', { score: scored(1), point: 'x' }),
      anAnswer('q2', { score: scored(8, 10) }),
      anAnswer('q2'),
      anAnswer('q4', { point: '沟通' }),
    ],
    analysis,
  )
  expect(analysed).toMatchObject({ score: { state: 'scored', value: 4.6 }, point: '系统设计' })
  expect(given?.score).toEqual({ state: 'scored', value: 8, outOf: 10 })
  expect(running?.score).toEqual({ state: 'analysing' })
  expect(none).toMatchObject({ score: null, point: '沟通' })
})

test('a question without stars of a stopped analysis has the score of its answer, or none', () => {
  const stopped = readAnalysis(
    { isL2ScoreStop: 1, l2ReportInfo: { l2status: 1, answerInfos: [{ problemAnswerId: 'q1' }] } },
    shown,
  )
  const scoreOf = (more: Partial<Answer>) => readQuestions([anAnswer('q1', more)], stopped)[0]?.score
  expect(scoreOf({})).toBe(null)
  expect(scoreOf({ score: scored(8, 10) })).toEqual(scored(8, 10))
})

test('a question that is not scored has no score, and a hidden one stays hidden', () => {
  const [unscored] = readQuestions([anAnswer('q1', { isUnscored: true, score: scored(3) })], analysis)
  expect(unscored?.score).toBe(null)
  const hidden = readAnalysis(
    { l2ReportInfo: { l2status: 0, answerInfos: [{ problemAnswerId: 'q1', calculateStar: 4.6 }] } },
    { ...shown, single: false },
  )
  expect(readQuestions([anAnswer('q1', { score: scored(3) })], hidden)[0]?.score).toEqual({ state: 'hidden' })
})
