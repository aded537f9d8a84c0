import type { Database } from '@candor/db/database'
import type { BrandedTables } from '@candor/db/ids'
import { newId } from '@candor/db/new-id'
import { type AccountId, type CompanyId, type PositionId, readId } from '@candor/kernel/ids'
import { type ExpressionBuilder, sql } from 'kysely'

/** Which drops an account sees: its own, or all of its company for an administrator. */
export interface DropReach {
  readonly companyId: CompanyId
  /** Null for all drops of the company. */
  readonly ownerId: AccountId | null
}

export interface NewDrop {
  readonly companyId: CompanyId
  readonly positionId: PositionId
  readonly accountId: AccountId
  readonly stageId: string
  readonly source: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

export async function insertDrop(db: Database, drop: NewDrop): Promise<string> {
  const id = newId<'resumeDrop'>()
  await db
    .insertInto('resumeDrop')
    .values({ id, ...drop })
    .execute()
  return id
}

/** Keeps other drops of the account waiting until the transaction ends. */
export async function lockDropsOfAccount(db: Database, accountId: AccountId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`resume drops of ${accountId}`}, 0))`.execute(db)
}

const hasState =
  (...states: string[]) =>
  ({ selectFrom }: ExpressionBuilder<BrandedTables, 'resumeDrop'>) =>
    selectFrom('resumeDropFile')
      .whereRef('resumeDropFile.dropId', '=', 'resumeDrop.id')
      .where('state', 'in', states)
      .select('resumeDropFile.id')

/** The drop of an account for a position to which more files can come: nothing of it is added, and it is not full. */
export async function findFillingDrop(
  db: Database,
  { positionId, accountId }: Pick<NewDrop, 'positionId' | 'accountId'>,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<string | null> {
  const row = await db
    .selectFrom('resumeDrop')
    .where('positionId', '=', positionId)
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', now)
    .where((on) => on.not(on.exists(hasState('adding', 'added')(on))))
    .where(sql<boolean>`(select count(*) from resume_drop_file where drop_id = resume_drop.id) < ${most}`)
    .orderBy('createdAt', 'desc')
    .select('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function countOpenDrops(db: Database, accountId: AccountId, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('resumeDrop')
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', now)
    .where((on) =>
      on.or([
        on.exists(hasState('waiting', 'reading', 'read', 'failed')(on)),
        on.not(
          on.exists(
            on
              .selectFrom('resumeDropFile')
              .whereRef('resumeDropFile.dropId', '=', 'resumeDrop.id')
              .select('resumeDropFile.id'),
          ),
        ),
      ]),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function dropsInReach(db: Database, { companyId, ownerId }: DropReach, now: Date) {
  const drops = db
    .selectFrom('resumeDrop')
    .innerJoin('position', 'position.id', 'resumeDrop.positionId')
    .innerJoin('account', 'account.id', 'resumeDrop.accountId')
    .where('resumeDrop.companyId', '=', companyId)
    .where('resumeDrop.expiresAt', '>', now)
  return ownerId === null ? drops : drops.where('resumeDrop.accountId', '=', ownerId)
}

/** A drop with its position; null outside the reach of the account, and for a text that is no id. */
export async function findDrop(db: Database, reach: DropReach, dropId: string, now: Date) {
  if (readId<'resumeDrop'>(dropId) === null) return null
  const row = await dropsInReach(db, reach, now)
    .where('resumeDrop.id', '=', dropId)
    .select([
      'resumeDrop.id',
      'resumeDrop.companyId',
      'resumeDrop.accountId',
      'resumeDrop.positionId',
      'resumeDrop.stageId',
      'resumeDrop.source',
      'resumeDrop.createdAt',
      'resumeDrop.expiresAt',
      'position.name as positionName',
      'position.nameLatin as positionNameLatin',
      'account.name as by',
    ])
    .executeTakeFirst()
  return row ?? null
}
export type StoredDrop = NonNullable<Awaited<ReturnType<typeof findDrop>>>

/** Drops of a position with files that are not added, newest first. */
export async function listOpenDrops(db: Database, reach: DropReach, positionId: PositionId, now: Date) {
  return dropsInReach(db, reach, now)
    .where('resumeDrop.positionId', '=', positionId)
    .where((on) =>
      on.exists(
        on
          .selectFrom('resumeDropFile')
          .whereRef('resumeDropFile.dropId', '=', 'resumeDrop.id')
          .where('state', '<>', 'added')
          .select('resumeDropFile.id'),
      ),
    )
    .orderBy('resumeDrop.createdAt', 'desc')
    .limit(100)
    .select([
      'resumeDrop.id',
      'resumeDrop.accountId',
      'resumeDrop.createdAt',
      'account.name as by',
      sql<string>`(select count(*) from resume_drop_file where drop_id = resume_drop.id)`.as('files'),
    ])
    .execute()
}

export async function updateDrop(
  db: Database,
  dropId: string,
  columns: { readonly stageId: string; readonly source: string },
): Promise<void> {
  await db.updateTable('resumeDrop').set(columns).where('id', '=', dropId).execute()
}

/** The position of a company, by the name of its columns that a drop shows; null for an unknown one. */
export async function findDropPosition(db: Database, companyId: CompanyId, positionId: PositionId) {
  const row = await db
    .selectFrom('position')
    .where('id', '=', positionId)
    .where('companyId', '=', companyId)
    .select(['id', 'name', 'nameLatin'])
    .executeTakeFirst()
  return row ?? null
}
