import { expect, test } from 'vitest'
import type { AiData } from '../contract/ai-data.ts'
import { isL2Enabled, meanScore, readAnalysis } from './analysis.ts'

const all = { total: true, single: true }

const aiData: AiData = {
  aiAllScore: 4.2,
  sumContent: '能说清每一步的理由。',
  nextSuggest: ' ',
  modelName: 'candor-l6',
  generatedAt: 1_773_456_000_000,
  l2ReportInfo: {
    l2status: 0,
    l2PercentageScore: 91.37,
    sort: 111,
    dimLabelList: [
      {
        assessmentPoint: '系统设计',
        calculateStar: 4.6,
        scoreReason: '说明了幂等键。',
        nextSuggest: '追问分片',
        isConfigNextSuggest: 1,
      },
      { assessmentPoint: '数据建模', calculateStar: -1, nextSuggest: '不显示' },
    ],
  },
}

test('the model’s text is read with its author', () => {
  const analysis = readAnalysis(aiData, all)
  expect(analysis).toMatchObject({
    state: 'ready',
    overall: { state: 'scored', value: 4.2, outOf: 5 },
    aheadOfPercent: 91.37,
    summary: '能说清每一步的理由。',
    askNext: null,
    author: { name: 'candor-l6', version: null },
  })
})

test('a competency without a number is analysing, and its suggestion shows only when it is configured', () => {
  const [design, modelling] = readAnalysis(aiData, all).competencies
  expect(design).toMatchObject({ score: { state: 'scored', value: 4.6 }, suggestion: '追问分片' })
  expect(modelling).toMatchObject({ score: { state: 'analysing' }, suggestion: null })
})

test('an analysis exists with status 0 or with a verdict alone; an ordered one is pending', () => {
  expect(readAnalysis({ ...aiData, l2ReportInfo: { l2status: 1 } }, all).state).toBe('generating')
  expect(readAnalysis({ interviewCategory: 6 }, all)).toMatchObject({
    state: 'none',
    overall: { state: 'analysing' },
  })
  expect(readAnalysis({ aiAllScore: -1 }, all).state).toBe('generating')
  expect(readAnalysis({ isOrderAi: 2 }, all).state).toBe('generating')
  expect(readAnalysis({ isOrderAi: 0, aiAllScore: 4 }, all).state).toBe('ready')
  expect(readAnalysis({ sumContent: '能设计支付系统。' }, all).state).toBe('ready')
})

test('a score that is there before the analysis is written is not final [R4-009 R4-007]', () => {
  const l2ReportInfo = { l2status: 1 }
  const overall = (more: AiData) => readAnalysis({ aiAllScore: 2.1, ...more }, all).overall
  expect(overall({ l2ReportInfo })).toEqual({ state: 'analysing' })
  expect(overall({ l2ReportInfo, isOrderAi: 3 })).toEqual({ state: 'analysing' })
  expect(overall({ l2ReportInfo, isOrderAi: 0 })).toMatchObject({ state: 'scored', value: 2.1 })
  expect(overall({ l2ReportInfo: { l2status: 0 } })).toMatchObject({ state: 'scored', value: 2.1 })
  expect(overall({ isOrderAi: 2 })).toMatchObject({ state: 'scored', value: 2.1 })
  const stars = { isL5Position: 1, l5Star: 2, l2ReportInfo }
  expect(overall(stars)).toEqual({ state: 'analysing' })
})

test('an L5 position is scored in three stars, and ranked by its own rate', () => {
  const l5 = { ...aiData, isL5Position: 1, l5Star: 2, l5ScoreRank: { rankPercent: 0.8125 } }
  const analysis = readAnalysis(l5, all)
  expect(analysis.overall).toEqual({ state: 'scored', value: 2, outOf: 3 })
  expect(analysis.aheadOfPercent).toBe(81.25)
  expect(analysis.competencies[0]?.score).toMatchObject({ outOf: 3 })
})

test('a score that the company does not show is hidden, not analysing', () => {
  expect(readAnalysis(aiData, { ...all, total: false }).overall).toEqual({ state: 'hidden' })
  expect(readAnalysis(aiData, { ...all, single: false }).competencies[0]?.score).toEqual({ state: 'hidden' })
})

test.each([
  [0, false],
  [null, false],
  [undefined, false],
  [1, true],
])('the L2 score is stopped by 1 alone: %s [R4-010]', (isL2ScoreStop, isStopped) => {
  expect(readAnalysis({ ...aiData, isL2ScoreStop }, all).isStopped).toBe(isStopped)
})

test.each([
  [0, false],
  [1, false],
  [2, true],
  [3, true],
  [null, false],
])('AI ordering is on for 2 and 3: %s [R4-011]', (isOrderAi, isOrdered) => {
  expect(readAnalysis({ ...aiData, isOrderAi }, all).isOrdered).toBe(isOrdered)
})

test.each([
  [0, false],
  [1, false],
  [2, true],
  [3, true],
  [null, true],
  [undefined, true],
])('L2 is enabled by the order, and where nothing says so: %s [R4-012]', (isOrderAi, isEnabled) => {
  expect(isL2Enabled({ isOrderAi })).toBe(isEnabled)
})

test('the rate of an L5 rank becomes percent with 2 decimals [R9-013]', () => {
  const { aheadOfPercent } = readAnalysis({ ...aiData, l5ScoreRank: { rankPercent: 0.12346 } }, all)
  expect(aheadOfPercent).toBe(12.35)
})

test('scores of competencies show although the overall score is hidden', () => {
  const analysis = readAnalysis({ ...aiData, aiAllScore: null }, { ...all, total: false })
  expect(analysis.overall).toEqual({ state: 'hidden' })
  expect(analysis.competencies[0]?.score).toMatchObject({ state: 'scored' })
})

test('the mean counts scored competencies alone', () => {
  expect(meanScore(readAnalysis(aiData, all).competencies)).toBe(4.6)
  expect(meanScore([])).toBe(null)
})

test('a pending figure never becomes a negative number', () => {
  const running = {
    generatedAt: -1,
    l5ScoreRank: { rankPercent: -1 },
    l2ReportInfo: { l2status: 1, l2PercentageScore: -1, sort: -1 },
  }
  expect(readAnalysis({ ...aiData, ...running }, all)).toMatchObject({
    aheadOfPercent: null,
    rank: null,
    author: { writtenAt: null },
  })
})

test('an L5 position without its stars is analysing, with any score of five', () => {
  expect(readAnalysis({ ...aiData, isL5Position: 1 }, all).overall).toEqual({ state: 'analysing' })
})

test('the first of competencies, and of soft skills, with one name is kept; one of each may share a name', () => {
  const named = (assessmentPoint: string, calculateStar: number) => ({ assessmentPoint, calculateStar })
  const { competencies, softSkills } = readAnalysis(
    {
      labelGroupScoreList: [
        { label: '沟通', value: 3 },
        { label: '沟通', value: 1 },
      ],
      l2ReportInfo: { l2status: 0, dimLabelList: [named('沟通', 4), named('系统设计', 5), named('沟通', 2)] },
    },
    all,
  )
  expect(competencies.map(({ name, score }) => [name, score])).toEqual([
    ['沟通', { state: 'scored', value: 4, outOf: 5 }],
    ['系统设计', { state: 'scored', value: 5, outOf: 5 }],
  ])
  expect(softSkills.map(({ name, score }) => [name, score])).toEqual([
    ['沟通', { state: 'scored', value: 3, outOf: 5 }],
  ])
})
