import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { type CompanySettings, mergeSetting } from '../../../../platform/company/server/queries.ts'
import { type Change, changesOf, valuesOf } from '../../rules/changes.ts'

/** Records each change of a subject in the audit log. */
export function recordChanges(
  { record }: AuditedTransaction,
  subject: string,
  changes: readonly Change[],
): void {
  for (const { key, from, to } of changes) {
    record({ action: 'setting.changed', details: { subject: `${subject}.${key}`, from, to } })
  }
}

interface Setting {
  readonly companyId: CompanyId
  readonly key: keyof CompanySettings
  readonly find: (db: Database, companyId: CompanyId) => Promise<object>
}

/** Merges a patch into one setting. Acts of administrators are serialised, so that each sees the previous one. */
export async function changeSetting(
  doing: AuditedTransaction,
  { companyId, key, find }: Setting,
  part: object,
): Promise<null> {
  const changes = changesOf(await find(doing.db, companyId), part)
  if (changes.length > 0) await mergeSetting(doing.db, companyId, key, valuesOf(changes))
  recordChanges(doing, key, changes)
  return null
}
