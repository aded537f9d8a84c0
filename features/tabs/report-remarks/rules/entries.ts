import type { RemarkEntry } from '../contract.ts'

/** Estimate types of verdicts on the whole, the video or the resume, which are not remarks. */
const verdictTypes: readonly number[] = [1, 2, 3]

/** Whether an estimate is a remark (R7-054, P7-070). */
export function isRemark({ estimateType }: { readonly estimateType: number }): boolean {
  return !verdictTypes.includes(estimateType)
}

export const isAnyUnreadable = (entries: readonly RemarkEntry[]): boolean =>
  entries.some(({ isUnreadable }) => isUnreadable)

/** The number of remarks; null where imported ones cannot be read. */
export const countRemarks = (entries: readonly RemarkEntry[]): number | null =>
  isAnyUnreadable(entries) ? null : entries.filter(isRemark).length
