import type { TabFacts } from '../report/rules/tab-facts.ts'

export const tabNumber = 6
export const permission = null

/**
 * Attachments show when there are files, links or a background check (decision C51), and always for the customer
 * type that keeps its background checks there (C42).
 *
 * That they also stand in when no other tab shows is the report's own rule (R2-042).
 */
export function isShownTo({ parts, alwaysShowsAttachments }: TabFacts): boolean {
  return alwaysShowsAttachments || parts.has('attachments') || parts.has('backgroundCheck')
}
