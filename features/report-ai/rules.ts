import type { TabFacts } from '../report/rules/tab-facts.ts'

/** Tab 1 shows with its permission, for a candidate with an AI interview that has videos, or where all tabs show. */
export function isShownTo(facts: TabFacts): boolean {
  const isAllowed = facts.hasVideoQuestions || facts.aiTabMode === 'all'
  return facts.permissions.has('reportAIInterview') && facts.hasAi && isAllowed
}

export type InnerDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly why: 'notFinished' }

/**
 * Whether an inner tab opens: 0 record, 1 report, 2 other questions (R4-058, R4-059).
 *
 * While the interview is not finished (`estimateType` 1) there are no other questions, and no report without answers.
 */
export function decideInner(
  inner: number,
  interview: { readonly estimateType: 1 | 2; readonly hasAnswers: boolean },
): InnerDecision {
  const isBlocked = interview.estimateType === 1 && (inner === 2 || (inner === 1 && !interview.hasAnswers))
  return isBlocked ? { allowed: false, why: 'notFinished' } : { allowed: true }
}

/**
 * The inner tab that shows: the one that the address names, else the one to begin with, else the first there is.
 *
 * A tab that is not there or is blocked does not open by its address either; null where there is none at all.
 */
export function innerInView(
  open: readonly number[],
  named: number | undefined,
  initial: number,
): number | null {
  return [named, initial].find((inner) => inner !== undefined && open.includes(inner)) ?? open[0] ?? null
}

/** What the server reads of this tab, by folder, beside `isShownTo`. */
export const tabNumber = 1
export const permission = 'reportAIInterview'
