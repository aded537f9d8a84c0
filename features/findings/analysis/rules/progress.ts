import type { Shown } from '../contract/calls.ts'
import type { Analysis } from './analysis.ts'

/** Whether an analysis is still being made, and what came of it may change. A stopped one never is. */
export function isBeingMade({ state, isStopped }: Pick<Analysis, 'state' | 'isStopped'>): boolean {
  return state === 'generating' && !isStopped
}

/**
 * Whether more of an analysis is to come: its text is being written, was ordered, or a score still runs.
 *
 * Nothing more comes of a stopped one. Answers without a score do not count: a text answer may never get one.
 */
export function isUnfinished(analysis: Analysis): boolean {
  const { state, overall, competencies, isStopped } = analysis
  if (isStopped || state === 'none') return false
  if (isBeingMade(analysis)) return true
  return [overall, ...competencies.map(({ score }) => score)].some((score) => score.state === 'analysing')
}

interface Absent {
  readonly analysis: Analysis | null
  readonly isFinished: boolean
  readonly shown: Pick<Shown, 'total'> | null
}

/**
 * The words in place of an analysis that is not there. Where the total is hidden, they must not say that there is none.
 */
export function absence({ analysis, isFinished, shown }: Absent) {
  if (analysis?.overall.state === 'hidden') return { title: 'scoreHidden', text: 'scoreHiddenHint' } as const
  if (isFinished && shown?.total === false) return { title: 'scoreHidden', text: 'scoreHiddenAlone' } as const
  return { title: 'noAnalysis', text: isFinished ? 'noAnalysisFinished' : 'noAnalysisHint' } as const
}

export function scoredCompetencies({ competencies }: Analysis): { done: number; all: number } | null {
  if (competencies.length === 0 || competencies.some(({ score }) => score.state === 'hidden')) return null
  return {
    done: competencies.filter(({ score }) => score.state === 'scored').length,
    all: competencies.length,
  }
}

/**
 * Whether an analysis came in and cannot be read. Without its evidence it is not shown either: its claims would look as if
 * there were none for them.
 */
export function isAnalysisUnreadable(unreadable: readonly string[] = []): boolean {
  return unreadable.includes('aiData') || unreadable.includes('evidence')
}
