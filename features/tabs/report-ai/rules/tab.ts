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

/**
 * The inner tab of the AI interview that opens when the address names none: the report once there is one (R4-004).
 *
 * For a finished interview without an analysis it is the record, where there is something to watch.
 */
export function initialInner({ interview, facts: { parts } }: OpenedReport): 0 | 1 {
  const isVideoAlone = parts.has('answers.video') && !parts.has('aiData')
  return interview.isFinished && !isVideoAlone ? 1 : 0
}
