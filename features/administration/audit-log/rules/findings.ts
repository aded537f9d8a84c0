import type { ReplyOf } from '@candor/call/define'
import type { verifyAuditLog } from '../contract.ts'

/** One thing that a check of the log found; `danger` says that the log is not what was written. */
export interface ChainFinding {
  readonly tone: 'fine' | 'doubt' | 'danger'
  readonly says:
    | 'missing'
    | 'unlinked'
    | 'altered'
    | 'emptied'
    | 'head'
    | 'gone'
    | 'rewritten'
    | 'noHeads'
    | 'newer'
    | 'sound'
    | 'same'
    | 'erased'
  readonly number: number
}

/** Tells what a check found, losses first; that none was altered is told only where nothing speaks against it. */
export function findingsOf({
  broken,
  erased,
  newest,
  heads,
  expected,
}: ReplyOf<typeof verifyAuditLog>): ChainFinding[] {
  const losses = [broken, heads?.lost, expected?.lost].flatMap((loss) =>
    loss ? [{ tone: 'danger' as const, says: loss.why, number: loss.sequence }] : [],
  )
  const last = newest?.sequence ?? 0
  const newer = heads ? Math.max(0, last - heads.upTo) : 0
  const found: ChainFinding[] = [...losses]
  if (losses.length === 0) found.push({ tone: 'fine', says: 'sound', number: last })
  if (expected && !expected.lost) found.push({ tone: 'fine', says: 'same', number: expected.sequence })
  if (erased > 0) found.push({ tone: 'fine', says: 'erased', number: erased })
  if (!heads && newest) found.push({ tone: 'doubt', says: 'noHeads', number: last })
  if (newer > 0) found.push({ tone: 'doubt', says: 'newer', number: newer })
  return found
}
