import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'

const keyOf = (companyId: CompanyId) => sql`hashtextextended(${`stages of ${companyId}`}, 0)`

/** Keeps the lists of stages as they are until the transaction ends. Take it before the locks of candidates. */
export async function holdStages(db: Database, companyId: CompanyId): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${keyOf(companyId)})`.execute(db)
}

/** Waits for all moves and imports, and keeps others off until the transaction ends: lists of stages change. */
export async function lockStages(db: Database, companyId: CompanyId): Promise<void> {
  await sql`select pg_advisory_xact_lock(${keyOf(companyId)})`.execute(db)
}
