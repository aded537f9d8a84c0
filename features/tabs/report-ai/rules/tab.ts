import { aiTab, showsAiInterview } from '../../../findings/analysis/rules/ai-interview.ts'
import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'

export const isShownTo = showsAiInterview
export const tabNumber = aiTab
export const tabPlace = 10
export const permission = 'reportAIInterview'

interface OpenedReport {
  readonly interview: { readonly isFinished: boolean }
  readonly facts: Pick<TabFacts, 'parts'>
}

/** The initial inner tab: the report (R4-004); the record for a finished interview without an analysis. */
export function initialInner({ interview, facts: { parts } }: OpenedReport): 0 | 1 {
  const isVideoAlone = parts.has('answers.video') && !parts.has('aiData')
  return interview.isFinished && !isVideoAlone ? 1 : 0
}
