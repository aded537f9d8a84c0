import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'

interface OfBulk {
  readonly companyId: CompanyId
  readonly bulkId: string
}

/** The newest chunk of an act with candidates to take back, locked until the transaction ends; null without any. */
export async function takeChunkToUndo(db: Database, { companyId, bulkId }: OfBulk) {
  const row = await db
    .selectFrom('undoableAct as chunk')
    .where('chunk.companyId', '=', companyId)
    .where('chunk.bulkId', '=', bulkId)
    .where('chunk.undoneAt', 'is', null)
    .where('chunk.finishedAt', 'is', null)
    .where(
      sql<boolean>`exists (select from undoable_item join bulk_item
          on bulk_item.act_id = ${bulkId} and bulk_item.candidate_id = undoable_item.candidate_id
        where undoable_item.act_id = chunk.id and bulk_item.state = 'undoing')`,
    )
    .orderBy('chunk.at', 'desc')
    .orderBy('chunk.id', 'desc')
    .limit(1)
    .forUpdate()
    .select(['chunk.id', 'chunk.kind', 'chunk.accountId', 'chunk.at'])
    .executeTakeFirst()
  return row ?? null
}

/** The candidates of a chunk that are to be taken back. */
export async function listUndoing(db: Database, bulkId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('bulkItem')
    .where('actId', '=', bulkId)
    .where('state', '=', 'undoing')
    .select('candidateId')
    .execute()
  return new Set(rows.map(({ candidateId }) => candidateId))
}

/** Ends the candidates without an open chunk: taken back one by one before, or too late. */
export async function endUndoing(db: Database, { companyId, bulkId }: OfBulk): Promise<void> {
  await sql`
    update bulk_item set
      state = case when undone.candidate_id is null then 'kept' else 'undone' end,
      why = case when undone.candidate_id is null then 'failed' end
    from bulk_item as item left join (
      select distinct undoable_item.candidate_id from undoable_item join undoable_act on undoable_act.id = act_id
      where undoable_act.company_id = ${companyId} and bulk_id = ${bulkId} and undone_at is not null
    ) as undone on undone.candidate_id = item.candidate_id
    where item.act_id = ${bulkId} and item.state = 'undoing'
      and bulk_item.act_id = item.act_id and bulk_item.candidate_id = item.candidate_id`.execute(db)
}

/** The accounts of a company by name, without names that two accounts have. */
export async function findByNames(db: Database, companyId: CompanyId, names: readonly string[]) {
  if (names.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('account')
    .where('companyId', '=', companyId)
    .where('name', 'in', [...new Set(names)])
    .select(['id', 'name'])
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ name }) => name)].flatMap(([name, [first, ...others]]) =>
      first && others.length === 0 ? [[name, first.id] as const] : [],
    ),
  )
}
