import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { DropFault } from '../../contract/row.ts'
import type { Summary } from '../../rules/summary.ts'

/** A file whose reading this process has begun. */
export interface ClaimedFile {
  readonly id: string
  readonly companyId: CompanyId
  readonly dropId: string
  readonly name: string
  readonly contentHash: string
  readonly format: string
  readonly tries: number
}

/** The longest that a server takes to read a file. After that another one may begin. */
const leaseMs = 40_000

/**
 * Begins the next reading: of the company that has waited longest, so that companies take turns. A file that a stopped
 * server was reading comes again. Null where nothing waits.
 */
export async function claimWaiting(db: Database, now: Date): Promise<ClaimedFile | null> {
  const stale = new Date(now.getTime() - leaseMs)
  const { rows } = await sql<ClaimedFile>`
    with first as (
      select distinct on (company_id) company_id, id from resume_drop_file
      where state = 'waiting' or (state = 'reading' and claimed_at < ${stale})
      order by company_id, id
    ), next as (
      select first.id from first
      order by (select max(claimed_at) from resume_drop_file as other where other.company_id = first.company_id)
        nulls first, first.id
      limit 1
    )
    update resume_drop_file as file set state = 'reading', claimed_at = ${now}, tries = file.tries + 1
    from next
    where file.id = next.id and (file.state = 'waiting' or (file.state = 'reading' and file.claimed_at < ${stale}))
    returning file.id, file.company_id, file.drop_id, file.name, file.content_hash, file.format, file.tries`.execute(
    db,
  )
  return rows[0] ?? null
}

export async function storeReading(
  db: Database,
  id: string,
  { summary, reading }: { readonly summary: Summary; readonly reading: object },
): Promise<void> {
  await db
    .updateTable('resumeDropFile')
    .set({
      state: 'read',
      fault: null,
      summary: JSON.stringify(summary),
      reading: JSON.stringify(reading),
      revision: sql`revision + 1`,
    })
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .execute()
}

export async function storeFault(
  db: Database,
  id: string,
  { fault, summary }: { readonly fault: DropFault; readonly summary: Summary },
): Promise<void> {
  await db
    .updateTable('resumeDropFile')
    .set({ state: 'failed', fault, summary: JSON.stringify(summary), revision: sql`revision + 1` })
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .execute()
}

/** Lets a file be read again, such as with a password. */
export async function waitAgain(db: Database, id: string): Promise<void> {
  await db.updateTable('resumeDropFile').set({ state: 'waiting', tries: 0 }).where('id', '=', id).execute()
}

/** A drop without files that wait or are being read, with their number; null for any other. */
export async function findReadDrop(db: Database, dropId: string) {
  const { rows } = await sql<{ accountId: AccountId; positionId: string; count: number; failed: number }>`
    select resume_drop.account_id, resume_drop.position_id, count(*)::int as count,
      count(*) filter (where file.state = 'failed')::int as failed
    from resume_drop join resume_drop_file as file on file.drop_id = resume_drop.id
    where resume_drop.id = ${dropId}
    group by resume_drop.id
    having count(*) filter (where file.state in ('waiting', 'reading')) = 0`.execute(db)
  return rows[0] ?? null
}
