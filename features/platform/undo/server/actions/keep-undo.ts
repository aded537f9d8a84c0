import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { undoMs } from '../../rules/deadline.ts'
import type { UndoKind } from '../../rules/kinds.ts'
import type { UndoItem } from '../../rules/part.ts'
import { insertAct } from '../queries/acts.ts'

/** The transaction of the act. */
interface KeepingWork {
  readonly db: Database
  readonly now: Date
  readonly viewer: { readonly companyId: CompanyId; readonly accountId: AccountId }
}

interface Kept {
  readonly kind: UndoKind
  readonly items: readonly UndoItem[]
  /** What the acts of one bulk act share. */
  readonly bulkId?: string | null
}

/**
 * Keeps what an act changed, so that it can be undone for ten minutes. Called by the act within its transaction.
 * Returns the id that the reply of the act carries as `undoId`; null where nothing changed.
 */
export async function keepUndo(
  { db, now, viewer: { companyId, accountId } }: KeepingWork,
  { kind, items, bulkId = null }: Kept,
): Promise<string | null> {
  if (items.length === 0) return null
  const until = new Date(now.getTime() + undoMs)
  return insertAct(db, { companyId, accountId, kind, at: now, until, bulkId }, items)
}
