import type { Database } from '@candor/db/database'
import { Refusal, type RefusalSource } from '@candor/kernel/refusal'
import { mayActOnPersons } from '../../../../platform/access/rules/person-acts.ts'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { findHrMay } from '../../../../platform/company/server/queries.ts'
import { hasOpenErasure, isFormer } from '../queries/merges.ts'

/** Whether an account merges: administrators, and HR where the company says so (decision S149). */
export async function mayMerge(db: Database, viewer: Viewer): Promise<boolean> {
  return mayActOnPersons(viewer, 'merge', await findHrMay(db, viewer.companyId))
}

/** Refuses an account that may not merge. */
export async function requireMayMerge(
  db: Database,
  viewer: Viewer,
  call: RefusalSource<'mayNotMerge'>,
): Promise<void> {
  if (!(await mayMerge(db, viewer))) throw new Refusal(call, 'mayNotMerge')
}

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Refuses an id of a candidate that went into another one: its page leads to the kept one. */
export async function requireNotFormer(
  db: Database,
  { companyId }: Viewer,
  ids: readonly string[],
  call: RefusalSource<'mergedBefore'>,
): Promise<void> {
  for (const id of ids)
    if (idForm.test(id) && (await isFormer(db, companyId, id))) throw new Refusal(call, 'mergedBefore')
}

/** Refuses candidates of an order to erase that is not finished: it names each by its id. */
export async function requireNoErasure(
  db: Database,
  { companyId }: Viewer,
  ids: readonly string[],
  call: RefusalSource<'erasureWaits'>,
): Promise<void> {
  if (await hasOpenErasure(db, companyId, ids)) throw new Refusal(call, 'erasureWaits')
}
