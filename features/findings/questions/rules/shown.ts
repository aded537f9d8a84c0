import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'

const kinds = ['answers.written', 'answers.coding']

/**
 * Whether the tab of other questions is shown: if there are any and the reader may read the AI interview (decision
 * C21).
 */
export function hasOtherQuestions(facts: TabFacts): boolean {
  return facts.permissions.has('reportAIInterview') && kinds.some((kind) => facts.parts.has(kind))
}
