import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'

/** The recommendations of some ids with an answer, a decision or an end, and the name of their colleague. */
export async function listAnswered(db: Database, companyId: CompanyId, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('recommendation')
    .innerJoin('account', 'account.id', 'recommendation.toAccountId')
    .where('recommendation.companyId', '=', companyId)
    .where('recommendation.id', 'in', ids)
    .where((eb) =>
      eb.or([
        eb('recommendStatus', '<>', 0),
        eb('operateStatus', 'is not', null),
        eb('withdrawnAt', 'is not', null),
      ]),
    )
    .select(['recommendation.id', 'account.name'])
    .execute()
}

export async function deleteGiven(
  db: Database,
  companyId: CompanyId,
  { recommendationIds, remarkIds }: { readonly recommendationIds: string[]; readonly remarkIds: string[] },
): Promise<void> {
  await sql`delete from recommendation_remark
    where company_id = ${companyId} and id = any(${remarkIds}::uuid[])`.execute(db)
  await sql`delete from recommendation
    where company_id = ${companyId} and id = any(${recommendationIds}::uuid[])`.execute(db)
}

interface Restored {
  readonly recommendStatus: number
  readonly answeredHere: string | null
}

/** Opens a declined recommendation again; returns whether it still was as the act left it. */
export async function reopenDeclined(
  db: Database,
  companyId: CompanyId,
  id: string,
  { endedAt, ...before }: Restored & { readonly endedAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recommendation')
    .set({ ...before, withdrawnAt: null })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('withdrawnAt', '=', endedAt)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Opens withdrawn recommendations again; returns the ids of those that still were as the act left them. */
export async function reopenWithdrawn(
  db: Database,
  companyId: CompanyId,
  ids: readonly string[],
  endedAt: Date,
): Promise<string[]> {
  const rows = await db
    .updateTable('recommendation')
    .set({ withdrawnAt: null, withdrawnByAccountId: null })
    .where('companyId', '=', companyId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('withdrawnAt', '=', endedAt)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The newest open recommendation of the same colleague and candidate, made since another one ended; null without. */
export async function findAskedAgain(
  db: Database,
  companyId: CompanyId,
  ids: readonly string[],
  since: Date,
) {
  const { rows } = await sql<{ name: string | null }>`
    select giver.name from recommendation as ended
      join recommendation as later on later.company_id = ended.company_id
        and later.candidate_id = ended.candidate_id and later.to_account_id = ended.to_account_id
        and later.id <> ended.id and later.withdrawn_at is null and later.created_at >= ${since}
      left join account as giver on giver.id = later.by_account_id
    where ended.company_id = ${companyId} and ended.id = any(${ids}::uuid[])
    order by later.created_at desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** The names of accounts in the order of their ids. */
export async function listAccountNames(db: Database, companyId: CompanyId, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('account')
    .where('companyId', '=', companyId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .select(['id', 'name'])
    .execute()
  return new Map<string, string>(rows.map(({ id, name }) => [id, name]))
}
