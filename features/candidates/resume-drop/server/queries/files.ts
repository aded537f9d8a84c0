import type { Database, NewRow } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { type CompanyId, type PositionId, readId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { DropReach } from './drops.ts'

type NewFile = Pick<
  NewRow<'resumeDropFile'>,
  'companyId' | 'dropId' | 'fileId' | 'name' | 'contentHash' | 'sizeBytes' | 'format' | 'modifiedAt' | 'fault'
> & { readonly state: 'waiting' | 'failed' }

/** Adds a file to a drop; false where the drop has its content already. */
export async function insertDropFile(db: Database, file: NewFile): Promise<boolean> {
  const row = await db
    .insertInto('resumeDropFile')
    .values({ id: newId<'resumeDropFile'>(), ...file })
    .onConflict((on) => on.columns(['dropId', 'contentHash']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Locks a drop while a file comes in, and counts its files. */
export async function lockDrop(db: Database, dropId: string): Promise<number | null> {
  const drop = await db
    .selectFrom('resumeDrop')
    .where('id', '=', dropId)
    .forUpdate()
    .select('id')
    .executeTakeFirst()
  if (!drop) return null
  const { count } = await db
    .selectFrom('resumeDropFile')
    .where('dropId', '=', dropId)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface SameContent {
  readonly companyId: CompanyId
  readonly positionId: PositionId
  readonly dropId: string
  readonly contentHash: string
}

/** Whether a content is in the drop already, or its candidate in the position. */
export async function findSameContent(
  db: Database,
  { companyId, positionId, dropId, contentHash }: SameContent,
): Promise<'again' | 'added' | null> {
  const rows = await db
    .selectFrom('resumeDropFile')
    .innerJoin('resumeDrop', 'resumeDrop.id', 'resumeDropFile.dropId')
    .where('resumeDropFile.companyId', '=', companyId)
    .where('resumeDropFile.contentHash', '=', contentHash)
    .where('resumeDrop.positionId', '=', positionId)
    .where(({ or, eb }) =>
      or([eb('resumeDropFile.dropId', '=', dropId), eb('resumeDropFile.state', '=', 'added')]),
    )
    .select('resumeDropFile.dropId')
    .execute()
  if (rows.some((row) => row.dropId === dropId)) return 'again'
  return rows.length > 0 ? 'added' : null
}

const rowColumns = [
  'resumeDropFile.id',
  'resumeDropFile.dropId',
  'resumeDropFile.fileId',
  'resumeDropFile.name',
  'resumeDropFile.sizeBytes',
  'resumeDropFile.format',
  'resumeDropFile.modifiedAt',
  'resumeDropFile.state',
  'resumeDropFile.fault',
  'resumeDropFile.summary',
  'resumeDropFile.written',
  'resumeDropFile.isLeft',
  'resumeDropFile.isNotSame',
  'resumeDropFile.revision',
  'resumeDropFile.addFault',
  'resumeDropFile.candidateId',
] as const

/** The rows of a drop in the order of their files, without all that was read. */
export async function listRows(db: Database, dropId: string) {
  return db
    .selectFrom('resumeDropFile')
    .where('dropId', '=', dropId)
    .orderBy('id')
    .select(rowColumns)
    .execute()
}
export type StoredRow = Awaited<ReturnType<typeof listRows>>[number]

function fileInReach(db: Database, { companyId, ownerId }: DropReach, dropFileId: string, now: Date) {
  const files = db
    .selectFrom('resumeDropFile')
    .innerJoin('resumeDrop', 'resumeDrop.id', 'resumeDropFile.dropId')
    .where('resumeDropFile.id', '=', dropFileId)
    .where('resumeDropFile.companyId', '=', companyId)
    .where('resumeDrop.expiresAt', '>', now)
  return ownerId === null ? files : files.where('resumeDrop.accountId', '=', ownerId)
}

/** A row with all that was read; null outside the reach of the account. */
export async function findDropFile(db: Database, reach: DropReach, dropFileId: string, now: Date) {
  if (readId<'resumeDropFile'>(dropFileId) === null) return null
  const row = await fileInReach(db, reach, dropFileId, now)
    .select([...rowColumns, 'resumeDropFile.reading'])
    .executeTakeFirst()
  return row ?? null
}

/** The same without the read text, locked until the transaction ends. */
export async function lockDropFile(db: Database, reach: DropReach, dropFileId: string, now: Date) {
  if (readId<'resumeDropFile'>(dropFileId) === null) return null
  const row = await fileInReach(db, reach, dropFileId, now)
    .select(rowColumns)
    .forUpdate('resumeDropFile')
    .executeTakeFirst()
  return row ?? null
}

interface RowChange {
  readonly written: Readonly<Record<string, string>>
  readonly isLeft: boolean | null
  readonly isNotSame: boolean
}

export async function updateRow(db: Database, dropFileId: string, change: RowChange): Promise<number> {
  const { written, isLeft, isNotSame } = change
  const { revision } = await db
    .updateTable('resumeDropFile')
    .set({
      written: JSON.stringify(written),
      isLeft,
      isNotSame,
      addFault: null,
      revision: sql`revision + 1`,
    })
    .where('id', '=', dropFileId)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}
