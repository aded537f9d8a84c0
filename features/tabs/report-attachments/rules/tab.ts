import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'

export const tabNumber = 6
export const tabPlace = 70
export const permission = null
/** Attachments show also when no other tab does (R2-042). */
export const isLastResort = true

/**
 * Attachments show when there are files, links or a background check (decision C51), and always for the customer type
 * that keeps its background checks there (C42).
 */
export function isShownTo({ parts, alwaysShowsAttachments }: TabFacts): boolean {
  return alwaysShowsAttachments || parts.has('attachments') || parts.has('backgroundCheck')
}
