import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { forgetMentions } from '../../mentions/server/queries.ts'

interface OfCandidate {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
}

const columns = ['id', 'accountId', 'content', 'revision', 'createdAt', 'changedAt'] as const

const remarkOf = (db: Database, { companyId, candidateId }: OfCandidate, id: string) =>
  db
    .selectFrom('remark')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .where(sql<boolean>`id = ${id}::uuid`)
    .where('deletedAt', 'is', null)

/** A remark about a candidate, locked until the transaction ends; null for an unknown or a deleted one. */
export async function lockRemark(transaction: Database, of: OfCandidate, id: string) {
  const row = await remarkOf(transaction, of, id).forNoKeyUpdate().select(columns).executeTakeFirst()
  return row ?? null
}

export async function findRemark(db: Database, of: OfCandidate, id: string) {
  const row = await remarkOf(db, of, id).select(columns).executeTakeFirst()
  return row ?? null
}

type StoredRemark = NonNullable<Awaited<ReturnType<typeof findRemark>>>

/** Keeps the present text of a remark as a version, and gives the remark another one. */
export async function storeText(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  remark: StoredRemark,
  { content, now }: { readonly content: string; readonly now: Date },
): Promise<number> {
  const revision = remark.revision + 1
  await db
    .insertInto('remarkVersion')
    .values({
      id: newId<'remarkVersion'>(),
      companyId,
      candidateId,
      remarkId: remark.id,
      revision: remark.revision,
      content: remark.content,
      writtenAt: remark.changedAt ?? remark.createdAt,
      replacedAt: now,
    })
    .execute()
  await db
    .updateTable('remark')
    .set({ content, revision, changedAt: now })
    .where('companyId', '=', companyId)
    .where('id', '=', remark.id)
    .execute()
  return revision
}

/** Gives a remark the text back that a change replaced. Returns whether it still has the text of that change. */
export async function restoreText(
  db: Database,
  { companyId, accountId }: { readonly companyId: CompanyId; readonly accountId: AccountId },
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    with former as (
      delete from remark_version
      where company_id = ${companyId} and remark_id = ${id}::uuid and revision = ${revision - 1}
        and exists (
          select from remark where remark.id = remark_id and account_id = ${accountId} and revision = ${revision}
            and deleted_at is null
        )
      returning content, revision, written_at
    )
    update remark set content = former.content, revision = former.revision,
      changed_at = case when former.revision > 1 then former.written_at end
    from former where remark.company_id = ${companyId} and remark.id = ${id}::uuid`.execute(db)
  return numAffectedRows > 0n
}

/** Hides a remark, or shows it again. Returns whether there was one in the other state. */
export async function setDeleted(
  db: Database,
  { companyId, accountId }: { readonly companyId: CompanyId; readonly accountId: AccountId },
  { id, at }: { readonly id: string; readonly at: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('remark')
    .set({ deletedAt: at })
    .where('companyId', '=', companyId)
    .where('accountId', '=', accountId)
    .where(sql<boolean>`id = ${id}::uuid`)
    .where('deletedAt', at === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes remarks that are hidden, with their former texts and mentions. */
export async function deleteHidden(
  db: Database,
  companyId: CompanyId,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const isNamed = sql<boolean>`id = any(${[...ids]}::uuid[]) and deleted_at is not null`
  const gone = await db
    .deleteFrom('remark')
    .where('companyId', '=', companyId)
    .where(isNamed)
    .returning('id')
    .execute()
  await forgetMentions(
    db,
    companyId,
    gone.map(({ id }) => id),
  )
}

/** The former texts of a remark, newest first. */
export function listVersions(db: Database, { companyId, candidateId }: OfCandidate, remarkId: string) {
  return db
    .selectFrom('remarkVersion')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .where(sql<boolean>`remark_id = ${remarkId}::uuid`)
    .orderBy('revision', 'desc')
    .select(['revision', 'content', 'writtenAt', 'replacedAt'])
    .execute()
}
