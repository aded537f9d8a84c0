import { type HeldInterview, isFinished, type KnownAi } from '../../interviews/rules.ts'
import type { InterviewState } from '../contract.ts'

export interface NewestInterview extends HeldInterview, Pick<KnownAi, 'analysisState'> {
  readonly overallScore: number | null
}

/**
 * The state of an interview in a list: a score takes precedence over the status, and what will never come is said
 * (decision D29).
 */
export function interviewState(interview: NewestInterview | null): InterviewState {
  if (!interview) return 'none'
  if (interview.overallScore !== null) return 'scored'
  if (interview.analysisState === 'stopped') return 'stopped'
  if (!isFinished(interview)) return 'underWay'
  return interview.analysisState === 'running' ? 'analysing' : 'withoutAnalysis'
}
