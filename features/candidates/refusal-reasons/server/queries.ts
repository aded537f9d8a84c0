import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'

export function listReasons(db: Database, companyId: CompanyId) {
  return db
    .selectFrom('refusalReason')
    .where('companyId', '=', companyId)
    .orderBy('place')
    .select(['id', 'reason'])
    .execute()
}

/** A company's reasons in order, with the number of evaluations and ended applications that give each, in one pass. */
export async function listUses(db: Database, companyId: CompanyId) {
  const { rows } = await sql<{ reason: string; count: number }>`
    select refusal_reason.reason, coalesce(given.count, 0)::int as count
    from refusal_reason left join (
      select reason, count(*) from (
        select unnest(reasons) as reason from evaluation where company_id = ${companyId} and reasons <> '{}'
        union all
        select unnest(outcome_reasons) from candidate where company_id = ${companyId} and outcome_reasons <> '{}'
      ) as uses group by reason
    ) as given on given.reason = refusal_reason.reason
    where company_id = ${companyId} order by place`.execute(db)
  return rows
}

/** The number of changes that people made to a company's reasons. */
export async function getRevision(db: Database, companyId: CompanyId): Promise<number> {
  const { refusalReasonsRevision } = await db
    .selectFrom('company')
    .where('id', '=', companyId)
    .select('refusalReasonsRevision')
    .executeTakeFirstOrThrow()
  return refusalReasonsRevision
}

/** The same, with a lock until the end of the transaction. */
export async function lockRevision(db: Database, companyId: CompanyId): Promise<number> {
  const { refusalReasonsRevision } = await db
    .selectFrom('company')
    .where('id', '=', companyId)
    .select('refusalReasonsRevision')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return refusalReasonsRevision
}

/** Replaces the reasons; one with the same text remains the same reason. Call it in a transaction. */
export async function replaceReasons(
  db: Database,
  companyId: CompanyId,
  reasons: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('refusalReason')
    .where('companyId', '=', companyId)
    .$if(reasons.length > 0, (rest) => rest.where('reason', 'not in', reasons))
    .execute()
  if (reasons.length === 0) return
  const rows = reasons.map((reason, index) => ({ id: newId(), companyId, place: index + 1, reason }))
  await db
    .insertInto('refusalReason')
    .values(rows)
    .onConflict((on) =>
      on.columns(['companyId', 'reason']).doUpdateSet(({ ref }) => ({ place: ref('excluded.place') })),
    )
    .execute()
}

export async function countRevision(db: Database, companyId: CompanyId): Promise<number> {
  const { refusalReasonsRevision } = await db
    .updateTable('company')
    .set(({ eb }) => ({ refusalReasonsRevision: eb('refusalReasonsRevision', '+', 1) }))
    .where('id', '=', companyId)
    .returning('refusalReasonsRevision')
    .executeTakeFirstOrThrow()
  return refusalReasonsRevision
}
