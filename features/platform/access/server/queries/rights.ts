import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'

const rightsOf = (companyId: CompanyId) => sql`hashtextextended(${`rights ${companyId}`}, 0)`

/** Keeps the rights in a company as they are until the transaction ends. Several may hold it at once. */
export async function shareRights(transaction: Database, companyId: CompanyId): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${rightsOf(companyId)})`.execute(transaction)
}

/**
 * Waits for everybody who acts in the company under its present rights, and lets nobody else act until the transaction
 * ends.
 *
 * Whoever takes a right away calls it first: once that is answered, nothing more is stored under the old right. An
 * advisory lock queues fairly. With row locks, new acts could keep overtaking a waiting freeze.
 */
export async function lockRights(transaction: Database, companyId: CompanyId): Promise<void> {
  await sql`select pg_advisory_xact_lock(${rightsOf(companyId)})`.execute(transaction)
}
