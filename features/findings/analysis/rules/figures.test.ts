import { expect, test } from 'vitest'
import type { AiData } from '../contract/ai-data.ts'
import { readFigures, readSummaries } from './figures.ts'

const shown = { total: true }

const aiData: AiData = {
  tdnaScore: 4.1,
  emotionScore: 4.3,
  beautyScore: 3.8,
  assessmentScore: 46,
  assessmentTotalScore: 50,
  estimateVideoScore: 4.5,
  estimateTotalScore: 4.4,
  mtL5star: 2,
  realizeScore: { realize: 8.2, realizeComment1: '目标清楚', realizeComment2: ' ' },
  haveise: 1,
  isShowAI: 1,
  isAiModel: 1,
}

test('each figure is read with its value, its range and where it comes from, and switches are none [D23]', () => {
  expect(
    readFigures(aiData, shown).map(({ name, value, outOf, source }) => [name, value, outOf, source]),
  ).toEqual([
    ['talent', 4.1, 5, 'model'],
    ['emotion', 4.3, 5, 'model'],
    ['appearance', 3.8, 5, 'model'],
    ['assessment', 46, 50, 'assessment'],
    ['videoEvaluation', 4.5, 5, 'evaluations'],
    ['totalEvaluation', 4.4, 5, 'evaluations'],
    ['mtL5Stars', 2, 3, 'model'],
    ['realization', 8.2, 10, 'model'],
  ])
  expect(readFigures(aiData, shown).at(-1)?.comments).toEqual(['目标清楚'])
})

test('a figure of −1 or null is not there yet, and one that is not named was never part of the results [R4-007]', () => {
  const figures = readFigures({ tdnaScore: -1, emotionScore: null, realizeScore: null }, shown)
  expect(figures.map(({ name, value }) => [name, value])).toEqual([
    ['talent', null],
    ['emotion', null],
  ])
})

test('no figure is read if totals do not show', () => {
  expect(readFigures(aiData, { total: false })).toEqual([])
})

test('a value above its range is cut to its end, and an unknown range is null', () => {
  const figures = readFigures({ tdnaScore: 7, assessmentScore: 46 }, shown)
  expect(figures.map(({ value, outOf }) => [value, outOf])).toEqual([
    [5, 5],
    [46, null],
  ])
})

test('the model’s text about a competency is read unless it is blank [D23]', () => {
  const dimLabelList = [
    { assessmentPoint: '系统设计', sumContent: '讲得清取舍。' },
    { assessmentPoint: '可靠性', sumContent: ' ' },
    { assessmentPoint: '沟通' },
  ]
  expect(readSummaries({ l2ReportInfo: { l2status: 0, dimLabelList } })).toEqual([
    { name: '系统设计', text: '讲得清取舍。' },
  ])
})
