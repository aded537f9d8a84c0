import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'

export const tabNumber = 6
export const tabPlace = 70
export const permission = null
/** Attachments show also when no other tab does (R2-042). */
export const isLastResort = true

/** Shows with files, links or a check (decision C51), and always for one customer type (C42). */
export function isShownTo({ parts, alwaysShowsAttachments }: TabFacts): boolean {
  return alwaysShowsAttachments || parts.has('attachments') || parts.has('backgroundCheck')
}
