import { describe, expect, test } from 'vitest'
import { scored } from '../../../candidates/interviews/rules/answer-under-test.ts'
import { anAnswer as aRecordedAnswer } from '../../evidence/rules/index-under-test.ts'
import { readAnalysis } from './analysis.ts'
import { readPoints } from './points.ts'

type Answer = Parameters<typeof readPoints>[0][number]

const anAnswer = (id: string, more: Partial<Answer> = {}) => aRecordedAnswer(id, null, more)

const allShown = { total: true, single: true, scoreIndicator: true }
const shown = {
  ...allShown,
  nextSteps: true,
  levelLabels: true,
  starExplanation: true,
  details: true,
  visualAnalysis: true,
  abbreviatedNames: false,
  englishLabel: false,
}
const dimensions = (value: number | null) => ({
  model: {
    dimensions: [
      { name: 'Depth', score: value === null ? null : scored(value, 10), detail: 'Names the index.' },
    ],
    improvements: [],
  },
})

test('the points of a question are those of its answer and of each follow-up, with why', () => {
  const answers = [
    anAnswer('q1', { point: 'Motivation', score: scored(4), reason: 'Knows why.' }),
    anAnswer('q2'),
    anAnswer('q2a', { followUpOf: 'q2', round: 1 }),
  ]
  const analysis = readAnalysis(
    {
      l2ReportInfo: {
        l2status: 0,
        answerInfos: [
          {
            problemAnswerId: 'q2',
            assessmentPoint: '系统设计',
            assessmentDesc: '结构合理',
            calculateStar: 4.6,
          },
          { problemAnswerId: 'q2a', assessmentPoint: '问题解决', calculateStar: -1 },
        ],
      },
    },
    allShown,
  )
  expect(readPoints(answers, analysis, shown)).toMatchObject([
    [{ name: 'Motivation', round: null, score: { value: 4, outOf: 5 }, comment: 'Knows why.' }],
    [
      { name: '系统设计', round: null, score: { value: 4.6 }, comment: '结构合理', answerId: 'q2' },
      { name: '问题解决', round: 1, score: { state: 'analysing' }, comment: null, answerId: 'q2a' },
    ],
  ])
})

test('a point with neither a score nor a comment is left out, and its question stays', () => {
  expect(readPoints([anAnswer('q1', { point: 'Motivation' })], null, shown)).toEqual([[]])
})

describe('a dimension that a model found', () => {
  test('is a point of its own, on its own scale', () => {
    const [points = []] = readPoints([anAnswer('q1', dimensions(7))], null, shown)
    expect(points).toMatchObject([
      {
        name: 'Depth',
        isDimension: true,
        score: { state: 'scored', value: 7, outOf: 10 },
        comment: 'Names the index.',
      },
    ])
  })

  test('is being scored while it has no number, and is hidden where the company hides numbers', () => {
    const stateOf = (given: typeof shown | null) =>
      readPoints([anAnswer('q1', dimensions(null))], null, given)[0]?.[0]?.score
    expect(stateOf(shown)).toEqual({ state: 'analysing' })
    expect(stateOf({ ...shown, single: false })).toEqual({ state: 'hidden' })
    expect(stateOf(null)).toBe(null)
  })

  test('has no score where it has no number and the analysis was stopped', () => {
    const scoresOf = (aiData: Parameters<typeof readAnalysis>[0]) =>
      readPoints([anAnswer('q1', dimensions(null))], readAnalysis(aiData, allShown), shown)[0]?.map(
        ({ score }) => score,
      )
    expect(scoresOf({ isOrderAi: 2 })).toEqual([{ state: 'analysing' }])
    expect(scoresOf({ isOrderAi: 2, isL2ScoreStop: 1 })).toEqual([null])
  })
})
