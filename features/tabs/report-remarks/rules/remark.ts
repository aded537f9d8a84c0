import { type Decision, decisionOfResult } from '../../../candidates/candidates/rules/decision.ts'
import { scaleOf } from '../../../findings/manual-scores/rules.ts'
import type { RemarkEntry } from '../contract.ts'
import { isRemark } from './entries.ts'

export const maxRemarkLength = 500

/** Decision C12. */
export const remarkType = 8

export interface Remark {
  readonly id: string
  readonly writtenBy: string
  /** Epoch milliseconds. */
  readonly writtenAt: number
  readonly text: string
  readonly score: { readonly value: number; readonly outOf: 5 | 100 } | null
  /** Null for a remark without a decision, or with an unknown one. */
  readonly result: Decision | null
  /** What only a remark written here has; null for an imported one. */
  readonly written: NonNullable<RemarkEntry['written']> | null
}

function readRemark(entry: RemarkEntry): Remark {
  const { id, createdTime, estimateUserName, estimateContent, estimateScore, result, written = null } = entry
  // A score below 0 is not there yet, and not a low one.
  const isScored = estimateScore !== null && estimateScore >= 0
  return {
    id,
    writtenBy: estimateUserName,
    writtenAt: createdTime,
    text: estimateContent.trim(),
    score: isScored ? { value: estimateScore, outOf: scaleOf(estimateScore) } : null,
    result: result === null ? null : decisionOfResult(result),
    written,
  }
}

export function readRemarks(entries: readonly RemarkEntry[]): Remark[] {
  return entries
    .filter((entry) => isRemark(entry) && !entry.isUnreadable)
    .map(readRemark)
    .sort((a, b) => b.writtenAt - a.writtenAt)
}
