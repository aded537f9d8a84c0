import type { AppServices, Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { canonicalText } from '../../rules/canonical.ts'
import { type Break, type ChainHead, chainChecker } from '../../rules/chain.ts'
import { hashOf } from './entries.ts'
import { checkHeads, type HeadsCheck } from './heads.ts'

/**
 * How many entries are read and checked at a time: a chain of millions does not fit into memory, and other requests go on
 * in between.
 */
const batch = 200

/** The result of a check of a whole chain. */
export interface ChainCheck {
  /** The first place where the chain differs from what was written; null where it is sound. */
  readonly broken: Break | null
  /** Null for a company without entries. */
  readonly newest: ChainHead | null
}

/** Reads a company's whole chain. Returns whether it is sound, and where it ends. */
export function checkChain(db: Database, companyId: CompanyId): Promise<ChainCheck> {
  // One snapshot of the database: an entry that is appended meanwhile must not look as if it had been cut off.
  const reading = db.transaction().setIsolationLevel('repeatable read')
  return reading.execute(async (moment) => ({
    broken: await findBreak(moment, companyId),
    newest: await findNewest(moment, companyId),
  }))
}

/** Times as text: a JavaScript date would drop the microseconds. */
function readEntries(db: Database, companyId: CompanyId, after: number | null) {
  return db
    .selectFrom('auditEntry')
    .where('companyId', '=', companyId)
    .$if(after !== null, (query) => query.where('sequence', '>', `${after}`))
    .orderBy('sequence')
    .limit(batch)
    .select(['companyId', 'sequence', 'accountId', 'accountName', 'action', 'candidateId', 'interviewId'])
    .select(['details', 'previousHash', 'form', 'hash'])
    .select(sql<string>`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('at'))
    .execute()
}

type EntryRow = Awaited<ReturnType<typeof readEntries>>[number]

/** The first entry whose details hold a number with more digits than were hashed: reading it rounds them away. */
async function findRounded(
  db: Database,
  companyId: CompanyId,
  rows: readonly EntryRow[],
): Promise<number | null> {
  const hashed = rows.map(({ details }) => canonicalText(details))
  const sequences = rows.map(({ sequence }) => sequence)
  const found = await sql<{ sequence: string }>`
    select entry.sequence from audit_entry entry
    join unnest(${sequences}::bigint[], ${hashed}::text[]) as hashed (sequence, details) using (sequence)
    where entry.company_id = ${companyId} and entry.sequence = any(${sequences}::bigint[])
      and entry.details::text <> hashed.details::jsonb::text
    order by entry.sequence limit 1`.execute(db)
  const [first] = found.rows
  return first ? Number(first.sequence) : null
}

async function findBreak(db: Database, companyId: CompanyId): Promise<Break | null> {
  const checker = chainChecker(hashOf)
  let after: number | null = null
  for (;;) {
    const rows: EntryRow[] = await readEntries(db, companyId, after)
    for (const row of rows) {
      const found = checker.next({ ...row, sequence: Number(row.sequence) })
      if (found) return found
    }
    const rounded = await findRounded(db, companyId, rows)
    if (rounded !== null) return { sequence: rounded, why: 'altered' }
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

async function findNewest(db: Database, companyId: CompanyId): Promise<ChainHead | null> {
  const row = await db
    .selectFrom('auditEntry')
    .where('companyId', '=', companyId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .select(['sequence', 'hash'])
    .executeTakeFirst()
  return row ? { sequence: Number(row.sequence), hash: row.hash } : null
}

/** The check of a company's log against itself and against the heads file. */
export interface LogCheck extends ChainCheck {
  /** Null where the heads file has nothing about the company. */
  readonly heads: HeadsCheck | null
}

/** Checks a company's log against itself and against the heads file. */
export async function checkLog({ db, auditHeads }: AppServices, companyId: CompanyId): Promise<LogCheck> {
  const chain = await checkChain(db, companyId)
  const heads = (await auditHeads.isEmpty()) ? null : await checkHeads(db, auditHeads.lines(), companyId)
  return { ...chain, heads: heads?.get(companyId) ?? null }
}

/** The companies of the installation, by their external names. */
export function listAuditedCompanies(db: Database) {
  return db.selectFrom('company').select(['id', 'externalId']).orderBy('externalId').execute()
}
