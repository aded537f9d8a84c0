import { expect, test } from 'vitest'
import { interviewState } from './interview-state.ts'

const finished = { status: 'finish', isWorkSynced: false, analysisState: null, overallScore: null }

test.each([
  ['no interview', null, 'none'],
  ['one under way', { ...finished, status: 'doing' }, 'underWay'],
  ['one that came without an analysis', finished, 'withoutAnalysis'],
  ['an analysis that was stopped', { ...finished, analysisState: 'stopped' }, 'stopped'],
  ['an analysis that runs', { ...finished, analysisState: 'running' }, 'analysing'],
  ['a score', { ...finished, analysisState: 'done', overallScore: 1.2 }, 'scored'],
] as const)('the newest interview has a state: %s', (_, interview, state) => {
  expect(interviewState(interview)).toBe(state)
})
