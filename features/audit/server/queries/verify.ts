import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { type Break, chainChecker } from '../../rules/chain.ts'
import { hashOf } from './entries.ts'

/** How many entries are read at a time: a chain of millions fits into no memory. */
const batch = 1_000

/** Reads a company's whole chain and gives the first place where it is not what was written; null where it is sound. */
export function findFirstBreak(db: Database, companyId: CompanyId): Promise<Break | null> {
  // One moment of the database: an entry that is appended meanwhile must not look like one that was cut off.
  const reading = db.transaction().setIsolationLevel('repeatable read')
  return reading.execute((moment) => readChain(moment, companyId))
}

async function readChain(db: Database, companyId: CompanyId): Promise<Break | null> {
  const checker = chainChecker(hashOf)
  let after = 0
  for (;;) {
    const rows = await db
      .selectFrom('auditEntry')
      .where('companyId', '=', companyId)
      .where('sequence', '>', `${after}`)
      .orderBy('sequence')
      .limit(batch)
      .selectAll()
      .execute()
    for (const { sequence, at, ...row } of rows) {
      const found = checker.next({ ...row, sequence: Number(sequence), at: at.getTime() })
      if (found) return found
    }
    if (rows.length < batch) break
    after = Number(rows.at(-1)?.sequence)
  }
  const head = await db
    .selectFrom('auditHead')
    .where('companyId', '=', companyId)
    .select(['sequence', 'hash'])
    .executeTakeFirst()
  return checker.end(head ? { sequence: Number(head.sequence), hash: head.hash } : null)
}

/** The companies that have a chain, or have had one. */
export async function listAuditedCompanies(db: Database) {
  const rows = await db
    .selectFrom('company')
    .leftJoin('auditHead', 'auditHead.companyId', 'company.id')
    .select(['company.id', 'company.externalId', 'company.name', 'auditHead.sequence'])
    .orderBy('company.externalId')
    .execute()
  return rows.map(({ sequence, ...company }) => ({ ...company, entries: Number(sequence ?? 0) }))
}
