import type { AppServices, Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { canonicalText } from '../../rules/canonical.ts'
import { type Break, type ChainHead, chainChecker, type WholeEntry } from '../../rules/chain.ts'
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
  /** How many entries lack values that were erased. */
  readonly erased: number
  /** Null for a company without entries. */
  readonly newest: ChainHead | null
}

/** Reads a company's whole chain. Returns whether it is sound, and where it ends. */
export function checkChain(db: Database, companyId: CompanyId): Promise<ChainCheck> {
  // One snapshot of the database: an entry that is appended meanwhile must not look as if it had been cut off.
  const reading = db.transaction().setIsolationLevel('repeatable read')
  return reading.execute(async (moment) => ({
    ...(await readChain(moment, companyId)),
    newest: await findNewest(moment, companyId),
  }))
}

/** Entries with the values beside them. Times as text: a JavaScript date would drop the microseconds. */
function readEntries(db: Database, companyId: CompanyId, after: number | null) {
  return db
    .selectFrom('auditEntry as entry')
    .leftJoin('auditName as name', (join) =>
      join.onRef('name.companyId', '=', 'entry.companyId').onRef('name.hash', '=', 'entry.nameHash'),
    )
    .leftJoin('auditEntryValue as value', (join) =>
      join.onRef('value.companyId', '=', 'entry.companyId').onRef('value.sequence', '=', 'entry.sequence'),
    )
    .where('entry.companyId', '=', companyId)
    .$if(after !== null, (query) => query.where('entry.sequence', '>', `${after}`))
    .orderBy('entry.sequence')
    .limit(batch)
    .select(['entry.companyId', 'entry.sequence', 'entry.accountId', 'entry.accountName', 'entry.nameHash'])
    .select(['entry.action', 'entry.candidateId', 'entry.interviewId', 'entry.details', 'entry.valuesHash'])
    .select(['entry.previousHash', 'entry.form', 'entry.hash'])
    .select(sql<string>`to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('at'))
    .select(['name.nonce as nameNonce', 'name.name as ownName'])
    .select(['value.nonce as valueNonce', 'value.details as valueDetails'])
    .execute()
}

type EntryRow = Awaited<ReturnType<typeof readEntries>>[number]

function wholeOf({ nameNonce, ownName, valueNonce, valueDetails, ...row }: EntryRow): WholeEntry {
  return {
    entry: { ...row, sequence: Number(row.sequence) },
    name: nameNonce === null || ownName === null ? null : { nonce: nameNonce, name: ownName },
    values: valueNonce === null ? null : { nonce: valueNonce, details: valueDetails },
  }
}

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

/** Reads a chain to its first fault. */
async function readChain(db: Database, companyId: CompanyId): Promise<Pick<ChainCheck, 'broken' | 'erased'>> {
  const checker = chainChecker(hashOf)
  let after: number | null = null
  for (;;) {
    const rows: EntryRow[] = await readEntries(db, companyId, after)
    for (const row of rows) {
      const broken = checker.next(wholeOf(row))
      if (broken) return { broken, erased: checker.erased() }
    }
    const rounded = await findRounded(db, companyId, rows)
    if (rounded !== null) return { broken: { sequence: rounded, why: 'altered' }, erased: checker.erased() }
    if (rows.length < batch) break
    after = Number(rows.at(-1)?.sequence)
  }
  const head = await db
    .selectFrom('auditHead')
    .where('companyId', '=', companyId)
    .select(['sequence', 'hash'])
    .executeTakeFirst()
  const broken = checker.end(head ? { sequence: Number(head.sequence), hash: head.hash } : null)
  return { broken, erased: checker.erased() }
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
