import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'

export const aiTab = 1

/** The AI interview shows with its permission, for a candidate with an AI interview that has videos, or where all tabs show. */
export function showsAiInterview(facts: TabFacts): boolean {
  const isAllowed = facts.hasVideoQuestions || facts.aiTabMode === 'all'
  return facts.permissions.has('reportAIInterview') && facts.hasAi && isAllowed
}
