import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, FileId, PositionId } from '@candor/kernel/ids'
import { sql } from 'kysely'

/** Marks a row as confirmed: the loop of adding takes it, also after a restart. */
export async function markAdding(
  db: Database,
  dropFileId: string,
  by: { readonly accountId: AccountId; readonly seen: readonly string[] },
): Promise<void> {
  await db
    .updateTable('resumeDropFile')
    .set({
      state: 'adding',
      addFault: null,
      addedByAccountId: by.accountId,
      seenCandidateIds: sql`${[...by.seen]}::uuid[]`,
      revision: sql`revision + 1`,
    })
    .where('id', '=', dropFileId)
    .execute()
}

/** The next confirmed row with its drop and all that was read; null where none is left. */
export async function findAdding(db: Database) {
  const row = await db
    .selectFrom('resumeDropFile')
    .innerJoin('resumeDrop', 'resumeDrop.id', 'resumeDropFile.dropId')
    .innerJoin('position', 'position.id', 'resumeDrop.positionId')
    .where('resumeDropFile.state', '=', 'adding')
    .orderBy('resumeDropFile.id')
    .limit(1)
    .select([
      'resumeDropFile.id',
      'resumeDropFile.companyId',
      'resumeDropFile.fileId',
      'resumeDropFile.name',
      'resumeDropFile.contentHash',
      'resumeDropFile.sizeBytes',
      'resumeDropFile.format',
      'resumeDropFile.summary',
      'resumeDropFile.reading',
      'resumeDropFile.written',
      'resumeDropFile.isNotSame',
      'resumeDropFile.addedByAccountId',
      'resumeDropFile.seenCandidateIds',
      'resumeDrop.positionId',
      'resumeDrop.stageId',
      'resumeDrop.source',
      'position.externalId as positionExternalId',
    ])
    .executeTakeFirst()
  return row ?? null
}
export type AddingRow = NonNullable<Awaited<ReturnType<typeof findAdding>>>

/** Locks a row that is to be added; false where another process has added it. */
export async function lockAdding(db: Database, dropFileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('resumeDropFile')
    .where('id', '=', dropFileId)
    .where('state', '=', 'adding')
    .forUpdate()
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps others who add to the position waiting until the transaction ends: the second one sees whom the first added. */
export async function lockAddingTo(db: Database, positionId: PositionId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`resumes for ${positionId}`}, 0))`.execute(db)
}

/** Ends a row whose candidate is stored. Its file belongs to the candidate now. */
export async function markAdded(
  db: Database,
  dropFileId: string,
  { candidateId, fileId }: { readonly candidateId: CandidateId; readonly fileId: FileId | null },
): Promise<void> {
  await db
    .updateTable('resumeDropFile')
    .set({ state: 'added', candidateId, fileId: null, reading: null, revision: sql`revision + 1` })
    .where('id', '=', dropFileId)
    .execute()
  if (fileId) await deleteFreeFiles(db, [fileId])
}

/** Gives a row back to the person who adds, with the reason. */
export async function refuseAdding(db: Database, dropFileId: string, addFault: string): Promise<void> {
  await db
    .updateTable('resumeDropFile')
    .set(({ eb }) => ({
      state: eb.case().when('fault', 'is', null).then('read').else('failed').end(),
      addFault,
      revision: sql`revision + 1`,
    }))
    .where('id', '=', dropFileId)
    .where('state', '=', 'adding')
    .execute()
}

/** Deletes the rows of files that belong to no candidate and to no drop; the sweep removes their content. */
export async function deleteFreeFiles(db: Database, fileIds: readonly FileId[]): Promise<void> {
  if (fileIds.length === 0) return
  await db
    .deleteFrom('storedFile')
    .where('id', 'in', [...fileIds])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('candidateFile').whereRef('candidateFile.fileId', '=', 'storedFile.id').select('fileId'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('resumeDropFile')
            .whereRef('resumeDropFile.fileId', '=', 'storedFile.id')
            .select('fileId'),
        ),
      ),
    )
    .execute()
}

/** What an account may do now, locked until the transaction ends; null for a frozen one. */
export async function lockAccountRights(db: Database, accountId: AccountId) {
  const row = await db
    .selectFrom('account')
    .innerJoin('role', 'role.id', 'account.roleId')
    .where('account.id', '=', accountId)
    .where('account.userType', '<>', 'freeze')
    .forShare()
    .select(['account.companyId', 'account.id as accountId', 'account.userType', 'role.buttons'])
    .executeTakeFirst()
  return row ?? null
}
