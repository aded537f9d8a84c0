import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'

const rightsOf = (companyId: CompanyId) => sql`hashtextextended(${`rights ${companyId}`}, 0)`

/** Keeps the rights in a company as they are until the transaction ends. Those who do so do not wait for each other. */
export async function shareRights(transaction: Database, companyId: CompanyId): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${rightsOf(companyId)})`.execute(transaction)
}

/**
 * Waits for all who act in a company by the rights as they are, and lets nobody else act until the transaction ends.
 *
 * Whoever takes a right away begins with it: when that is answered, nothing is stored by the old right any more. It is
 * waited for in turn, so that one act after another does not put a freeze off; locks of rows would let them all pass by.
 */
export async function lockRights(transaction: Database, companyId: CompanyId): Promise<void> {
  await sql`select pg_advisory_xact_lock(${rightsOf(companyId)})`.execute(transaction)
}
