import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'

/** Opens shares again that ended at a time and would still be live. Returns the ids of these. */
export async function openAgain(
  db: Database,
  companyId: CompanyId,
  ids: readonly string[],
  { endedAt, now }: { readonly endedAt: Date; readonly now: Date },
): Promise<string[]> {
  const rows = await db
    .updateTable('shareGrant')
    .set({ revokedAt: null, revokedByAccountId: null })
    .where('companyId', '=', companyId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('revokedAt', '=', endedAt)
    .where('expiresAt', '>', now)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
