import { expect, test } from 'vitest'
import type { AiData } from '../contract/ai-data.ts'
import { readAnalysis } from './analysis.ts'
import { isUnfinished, scoredCompetencies } from './progress.ts'

const shown = { total: true, single: true }
const labels = (...stars: (number | null)[]) =>
  stars.map((calculateStar, index) => ({ assessmentPoint: `能力 ${index}`, calculateStar }))
const aiData = (l2status: number, stars: (number | null)[], more: AiData = {}): AiData => ({
  aiAllScore: 4,
  l2ReportInfo: { l2status, dimLabelList: labels(...stars) },
  ...more,
})

test.each<[string, AiData, boolean]>([
  ['its text is being written', aiData(1, [4]), true],
  ['a competency still runs', aiData(0, [4, -1]), true],
  ['the overall score still runs', aiData(0, [4], { aiAllScore: null }), true],
  ['it was ordered and has not begun', { isOrderAi: 2 }, true],
  ['it was ordered and then stopped', { isOrderAi: 2, isL2ScoreStop: 1 }, false],
  ['it was stopped while it was written', aiData(1, [-1], { isL2ScoreStop: 1 }), false],
  ['it was never ordered', {}, false],
  ['everything is there', aiData(0, [4, 3]), false],
])('the analysis is unfinished when %s: %#', (_, given, isMoreToCome) => {
  expect(isUnfinished(readAnalysis(given, shown))).toBe(isMoreToCome)
})

test('a part that the company hides is never pending', () => {
  const hidden = { total: false, single: false }
  expect(isUnfinished(readAnalysis(aiData(0, [null], { aiAllScore: null }), hidden))).toBe(false)
})

test('progress counts the competencies that have a score, and is unknown where they are hidden or not named', () => {
  expect(scoredCompetencies(readAnalysis(aiData(1, [4, -1, null]), shown))).toEqual({ done: 1, all: 3 })
  expect(scoredCompetencies(readAnalysis(aiData(1, []), shown))).toBe(null)
  expect(scoredCompetencies(readAnalysis(aiData(1, [4]), { ...shown, single: false }))).toBe(null)
})
