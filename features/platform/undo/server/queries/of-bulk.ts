import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'

interface OfBulk {
  readonly companyId: CompanyId
  readonly bulkId: string
}

/** Sets the last moment at which the acts of a bulk act can be undone: all end together. */
export async function setUndoUntil(db: Database, { companyId, bulkId }: OfBulk, until: Date): Promise<void> {
  await db
    .updateTable('undoableAct')
    .set({ until })
    .where('companyId', '=', companyId)
    .where('bulkId', '=', bulkId)
    .where('undoneAt', 'is', null)
    .where('finishedAt', 'is', null)
    .execute()
}

/** Until when each of some bulk acts can be undone; those that cannot are missing. */
export async function listUndoUntil(
  db: Database,
  companyId: CompanyId,
  { bulkIds, now }: { readonly bulkIds: readonly string[]; readonly now: Date },
): Promise<Map<string, Date>> {
  if (bulkIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('undoableAct')
    .where('companyId', '=', companyId)
    .where(sql<boolean>`bulk_id = any(${[...bulkIds]}::uuid[])`)
    .where('undoneAt', 'is', null)
    .where('finishedAt', 'is', null)
    .where('until', '>=', now)
    .groupBy('bulkId')
    .select(({ fn }) => ['bulkId', fn.max('until').as('until')])
    .execute()
  return new Map(rows.flatMap(({ bulkId, until }) => (bulkId ? [[bulkId, until] as const] : [])))
}

/** Adds fields to what each act of a bulk act changed, such as the mails that tell of all of them. */
export async function addToBulk(
  db: Database,
  { companyId, bulkId }: OfBulk,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  await sql`
    update undoable_item set after = after || ${JSON.stringify(fields)}::jsonb
    from undoable_act as act where act.id = undoable_item.act_id
      and act.company_id = ${companyId} and act.bulk_id = ${bulkId}::uuid`.execute(db)
}

/** The mails among some that an act names about other candidates, and that nobody undid. */
export async function listMailsOfOthers(
  db: Database,
  companyId: CompanyId,
  { mailIds, but }: { readonly mailIds: readonly string[]; readonly but: readonly CandidateId[] },
): Promise<Set<string>> {
  if (mailIds.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${[...mailIds]}::text[]) as mail (id) where exists (
      select from undoable_item as item join undoable_act as act on act.id = item.act_id
      where item.company_id = ${companyId} and act.undone_at is null
        and item.candidate_id <> all(${[...but]}::uuid[]) and item.after->'mailIds' ? mail.id
    )`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
