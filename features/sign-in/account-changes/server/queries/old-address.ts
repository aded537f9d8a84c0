import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'

/** Revokes the live link by which an account sets its password. */
export async function revokePasswordLink(db: Database, accountId: AccountId, now: Date): Promise<void> {
  await db
    .updateTable('passwordLink')
    .set({ revokedAt: now })
    .where('accountId', '=', accountId)
    .where('revokedAt', 'is', null)
    .execute()
}

interface Revoking {
  readonly companyId: CompanyId
  readonly accountId: AccountId
  readonly now: Date
}

/** Revokes the live links that were mailed to an interviewer, but for those with one of the kept hashes. */
export async function revokeMailedLinks(
  db: Database,
  { companyId, accountId, now }: Revoking,
  kept: readonly string[],
): Promise<void> {
  await db
    .updateTable('mailLink')
    .set({ revokedAt: now })
    .where('companyId', '=', companyId)
    .where('accountId', '=', accountId)
    .where('revokedAt', 'is', null)
    .$if(kept.length > 0, (query) => query.where('tokenHash', 'not in', kept))
    .execute()
}
