import { expect, test } from 'vitest'
import { noInterview } from '../../../candidates/interviews/rules/interview.ts'
import { readAnalysis } from '../../../findings/analysis/rules/analysis.ts'
import { readScores } from './scores.ts'

test.each([
  [0, { state: 'scored', value: 2.1, outOf: 5 }],
  [1, { state: 'analysing' }],
  [2, { state: 'analysing' }],
])('an overall score is final once the analysis is written: status %i [R4-009]', (l2status, overall) => {
  const aiData = { isOrderAi: 2, aiAllScore: 2.1, l2ReportInfo: { l2status } }
  const analysis = readAnalysis(aiData, { total: true, single: true })
  const analysed = { analysis, isUnreadable: false, hidesTotals: false, hasOverall: true, hasLevels: true }
  expect(readScores(noInterview, analysed).overall).toEqual(overall)
})
