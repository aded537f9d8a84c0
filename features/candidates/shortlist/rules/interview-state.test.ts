import { expect, test } from 'vitest'
import { interviewState, missingScore } from './interview-state.ts'

const finished = { status: 'finish', isWorkSynced: false, analysisState: null, overallScore: null }

test.each([
  ['no interview', null, 'noInterview'],
  ['one under way', { ...finished, status: 'doing' }, 'notFinished'],
  ['one that came without an analysis', finished, 'noAnalysis'],
  ['an analysis that was stopped', { ...finished, analysisState: 'stopped' }, 'analysisStopped'],
  ['an analysis that runs', { ...finished, analysisState: 'running' }, null],
  ['a score', { ...finished, analysisState: 'done', overallScore: 1.2 }, null],
] as const)('a list says of %s what will not come, and of nothing else', (_, interview, word) => {
  expect(missingScore[interviewState(interview)]).toBe(word)
})
