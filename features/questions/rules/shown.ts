import type { TabFacts } from '../../report/rules/tab-facts.ts'

const kinds = ['answers.written', 'answers.coding']

/** Other questions show where there are any, to whoever may read the AI interview (decision C21). */
export function hasOtherQuestions(facts: TabFacts): boolean {
  return facts.permissions.has('reportAIInterview') && kinds.some((kind) => facts.parts.has(kind))
}
