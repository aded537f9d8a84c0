import type { AppServices, Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { type EntryMark, type HeadLine, type Loss, lossOf, readHeadLine } from '../../rules/heads.ts'

/** How many lines of the file are compared with the database in one statement. */
const batch = 1_000

/** The content of the heads file for one company's chain. */
export interface HeadsCheck {
  /** How many heads of the company are in the file, and the highest number among them. */
  readonly heads: number
  readonly upTo: number
  /** The first entry in the file that the database does not have any more. */
  readonly lost: Loss | null
}

interface StoredMark extends EntryMark {
  readonly companyId: string
}

/** The stored hash of each mark's entry, in the order of the marks; null where no entry has its number. */
async function findHashes(db: Database, marks: readonly StoredMark[]): Promise<(string | null)[]> {
  const companies = marks.map(({ companyId }) => companyId)
  const sequences = marks.map(({ sequence }) => sequence)
  const { rows } = await sql<{ hash: string | null }>`
    select entry.hash from unnest(${companies}::uuid[], ${sequences}::bigint[])
      with ordinality as told (company_id, sequence, place)
    left join audit_entry entry using (company_id, sequence)
    order by told.place`.execute(db)
  return rows.map(({ hash }) => hash)
}

async function* inBatches<Item>(items: AsyncIterable<Item>): AsyncIterable<Item[]> {
  let some: Item[] = []
  for await (const item of items) {
    some.push(item)
    if (some.length < batch) continue
    yield some
    some = []
  }
  yield some
}

async function* storedHeads(lines: AsyncIterable<string>, only: string | null): AsyncIterable<HeadLine> {
  for await (const text of lines) {
    if (only !== null && !text.includes(only)) continue
    const line = readHeadLine(text)
    if (line?.state === 'stored') yield line
  }
}

/**
 * Compares every stored head of the file with the database, by company; `only` limits it to one.
 *
 * A line is read before the database, so that an entry that comes in meanwhile never looks lost.
 */
export async function checkHeads(
  db: Database,
  lines: AsyncIterable<string>,
  only: CompanyId | null = null,
): Promise<Map<string, HeadsCheck>> {
  const found = new Map<string, HeadsCheck>()
  for await (const heads of inBatches(storedHeads(lines, only))) {
    const hashes = await findHashes(db, heads)
    for (const [index, head] of heads.entries()) {
      const known = found.get(head.companyId)
      const loss = lossOf(head, hashes[index] ?? null)
      const isFirst = loss && (!known?.lost || loss.sequence < known.lost.sequence)
      found.set(head.companyId, {
        heads: (known?.heads ?? 0) + 1,
        upTo: Math.max(known?.upTo ?? 0, head.sequence),
        lost: isFirst ? loss : (known?.lost ?? null),
      })
    }
  }
  return found
}

/** The companies that were erased with their logs, by the heads file. */
export async function listErasedCompanies(lines: AsyncIterable<string>): Promise<Set<string>> {
  const companies = new Set<string>()
  for await (const text of lines) {
    const line = readHeadLine(text)
    if (line?.state === 'erased') companies.add(line.companyId)
  }
  return companies
}

/** Whether an entry differs from what somebody noted at an earlier check; null where it does not. */
export async function findLoss(db: Database, companyId: CompanyId, mark: EntryMark): Promise<Loss | null> {
  const [hash = null] = await findHashes(db, [{ companyId, ...mark }])
  return lossOf(mark, hash)
}

/**
 * Begins a new heads file with the end of every chain. Returns how many there are: on an installation that has run
 * before, the file is new because somebody moved or removed it.
 */
export async function beginHeads({ db, auditHeads, clock }: AppServices): Promise<number> {
  if (!(await auditHeads.isEmpty())) return 0
  const heads = await db.selectFrom('auditHead').selectAll().orderBy('companyId').execute()
  const at = clock.now()
  for (const { companyId, sequence, hash } of heads) {
    await auditHeads.stored({ companyId, sequence: Number(sequence), hash, at })
  }
  return heads.length
}
