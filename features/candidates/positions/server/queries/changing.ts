import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId, PositionId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { PositionNames } from '../../rules/names.ts'

/** The stored form of the fields that people write. */
export interface StoredFields extends PositionNames {
  readonly externalId: string
  readonly grade: string
  readonly place: string
  readonly seats: number
  readonly description: object
  readonly salary: object | null
  readonly languages: readonly string[]
}

function writeFields({ description, salary, languages, ...fields }: StoredFields) {
  return {
    ...fields,
    description: JSON.stringify(description),
    salary: salary && JSON.stringify(salary),
    languages: [...languages],
  }
}

interface NewPosition {
  readonly id: PositionId
  readonly companyId: CompanyId
  readonly accountId: AccountId
  readonly isDraft: boolean
  readonly fields: StoredFields
  readonly now: Date
}

export async function insertPosition(
  db: Database,
  { id, companyId, accountId, isDraft, fields, now }: NewPosition,
): Promise<void> {
  await db
    .insertInto('position')
    .values({
      id,
      companyId,
      ...writeFields(fields),
      state: isDraft ? 'draft' : 'open',
      openedAt: isDraft ? null : now,
      addedByAccountId: accountId,
      changedByAccountId: accountId,
      changedAt: now,
    })
    .execute()
}

/** The account that changes a position, and when. */
export interface Change {
  readonly positionId: PositionId
  readonly accountId: AccountId
  readonly now: Date
}

function changed(db: Database, { positionId, accountId, now }: Change) {
  return db
    .updateTable('position')
    .set({
      revision: sql`position.revision + 1`,
      changedByAccountId: accountId,
      changedAt: now,
    })
    .where('id', '=', positionId)
}

/** Stores the fields; returns the new revision. */
export async function updateFields(db: Database, change: Change, fields: StoredFields): Promise<number> {
  const { revision } = await changed(db, change)
    .set(writeFields(fields))
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

/** Opens a position: since now, unless it has been open before. */
export async function updateOpened(db: Database, change: Change): Promise<number> {
  const { revision } = await changed(db, change)
    .set({ state: 'open', closedAt: null, openedAt: sql`coalesce(opened_at, ${change.now})` })
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

export async function updateClosed(db: Database, change: Change): Promise<number> {
  const { revision } = await changed(db, change)
    .set({ state: 'closed', closedAt: change.now })
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

/** Gives a closed position its former state again. */
export async function updateReopened(db: Database, change: Change, state: 'open' | 'draft'): Promise<void> {
  await changed(db, change).set({ state, closedAt: null }).execute()
}

/** The accounts that recruit and interview. */
export interface Parts {
  readonly recruits: readonly AccountId[]
  readonly interviews: readonly AccountId[]
}

/** Replaces the accounts with a part in a position. */
export async function replaceParts(
  db: Database,
  { companyId, positionId }: { readonly companyId: CompanyId; readonly positionId: PositionId },
  { recruits, interviews }: Parts,
): Promise<void> {
  await db.deleteFrom('positionAccount').where('positionId', '=', positionId).execute()
  const rows = [
    ...recruits.map((accountId) => ({ companyId, positionId, accountId, part: 'recruits' })),
    ...interviews.map((accountId) => ({ companyId, positionId, accountId, part: 'interviews' })),
  ]
  if (rows.length > 0) await db.insertInto('positionAccount').values(rows).execute()
}

export async function hasExternalId(
  db: Database,
  companyId: CompanyId,
  externalId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('position')
    .where('companyId', '=', companyId)
    .where('externalId', '=', externalId)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Names and types of some accounts of a company, by id. */
export async function listAccounts(db: Database, companyId: CompanyId, accountIds: readonly AccountId[]) {
  if (accountIds.length === 0) return new Map<AccountId, { name: string; userType: string }>()
  const rows = await db
    .selectFrom('account')
    .where('companyId', '=', companyId)
    .where('id', 'in', accountIds)
    .select(['id', 'name', 'userType'])
    .execute()
  return new Map(rows.map(({ id, ...account }) => [id, account]))
}
