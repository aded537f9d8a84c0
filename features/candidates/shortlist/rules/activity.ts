import type { AuditAction } from '../../../platform/audit/rules/entry.ts'

/** Acts that tell of a colleague's opinion. */
const opinionActs: readonly AuditAction[] = [
  'evaluation.added',
  'decision.made',
  'score.given',
  'remark.added',
  'remark.changed',
  'remark.deleted',
  'feedback.given',
  'feedback.changed',
  'offline.added',
  'recommendation.answered',
]

/** Acts that everybody sees in the report of a candidate. */
const openActs: readonly AuditAction[] = [
  'candidate.moved',
  'candidate.ended',
  'candidate.reopened',
  'bundle.imported',
]

interface Reader {
  /** Whether the reader works with all candidates: HR, administrators. */
  readonly isHr: boolean
  /** Whether the reader sees opinions of colleagues about this candidate. */
  readonly readsOpinions: boolean
}

/** Whether a list leaves out which act of a colleague was the newest, and whose. */
export function isCoveredAct(action: string, { isHr, readsOpinions }: Reader): boolean {
  const isOf = (acts: readonly string[]) => acts.includes(action)
  return isOf(opinionActs) ? !readsOpinions : !isHr && !isOf(openActs)
}
