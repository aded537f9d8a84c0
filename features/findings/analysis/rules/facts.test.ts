import { expect, test } from 'vitest'
import type { AiData } from '../contract/ai-data.ts'
import { analysisFacts } from './facts.ts'

const written = { l2status: 0, dimLabelList: [{ assessmentPoint: '系统设计', calculateStar: 4.6 }] }
const running = { l2status: 0, dimLabelList: [{ assessmentPoint: '系统设计', calculateStar: -1 }] }

test.each<[string, AiData, string | null]>([
  ['written', { aiAllScore: 4, l2ReportInfo: written }, 'done'],
  ['without competencies', { aiAllScore: 4 }, 'done'],
  ['being written', { aiAllScore: -1, l2ReportInfo: { l2status: 1 } }, 'running'],
  ['without one of its scores', { aiAllScore: 4, l2ReportInfo: running }, 'running'],
  ['without its overall score', { aiAllScore: null, l2ReportInfo: written }, 'running'],
  ['ordered alone', { isOrderAi: 2 }, 'running'],
  ['stopped', { isOrderAi: 2, isL2ScoreStop: 1 }, 'stopped'],
  ['not there: a test alone', { mentalScore: { score: 4 } }, null],
  ['not there: work-sync data alone', { transferWorkSyncAiData: { score: 4 } }, null],
  ['not ordered, but scored', { isOrderAi: 0, aiAllScore: 4, l2ReportInfo: running }, 'done'],
  ['not ordered, whatever came', { isOrderAi: 0, l2ReportInfo: running }, null],
  ['neither there nor ordered', { isOrderAi: 1 }, null],
])('the facts of an analysis that is %s keep its state', (_case, aiData, state) => {
  expect(analysisFacts(aiData).analysisState).toBe(state)
})

test('work-sync AI data count with any content', () => {
  const isSynced = (transferWorkSyncAiData: unknown) => analysisFacts({ transferWorkSyncAiData }).isWorkSynced
  expect([{}, 0, '', false].map(isSynced)).toEqual([true, true, true, true])
  expect([null, undefined].map(isSynced)).toEqual([false, false])
})

test('a score that is still being made is not one below nothing', () => {
  expect(analysisFacts({ aiAllScore: -1 }).overallScore).toBe(null)
  expect(analysisFacts({ aiAllScore: 0 }).overallScore).toBe(0)
})

test('the facts of an unfinished analysis keep no score, however high [R4-009]', () => {
  const facts = analysisFacts({ aiAllScore: 2.1, l2ReportInfo: { l2status: 1 } })
  expect(facts).toMatchObject({ overallScore: null, analysisState: 'running', scoreOutOf: 5 })
})

test.each<[string, AiData, number | null]>([
  ['a test alone', { characterScore: { social: 70 }, mentalScore: { score: 4 } }, null],
  ['work-sync data alone', { transferWorkSyncAiData: { score: 4 } }, null],
  ['nothing', {}, null],
  ['an analysis', { aiAllScore: 4 }, 5],
  ['an analysis and a test', { aiAllScore: -1, mentalScore: { score: 4 } }, 5],
  ['an L5 analysis', { isL5Position: 1, l5Star: 2 }, 3],
])('only an analysis says what scores are out of: %s', (_case, aiData, scoreOutOf) => {
  expect(analysisFacts(aiData).scoreOutOf).toBe(scoreOutOf)
})
