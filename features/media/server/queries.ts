import type { Database } from '@candor/db/database'
import type { CompanyId, FileId, SessionId } from '@candor/kernel/ids'

/** The file of a media address, if its session still lives; one look, as every range request asks. */
export async function findMediaFile(db: Database, fileId: FileId, sessionId: SessionId, now: Date) {
  const row = await db
    .selectFrom('storedFile')
    .innerJoin('session', 'session.companyId', 'storedFile.companyId')
    .where('storedFile.id', '=', fileId)
    .where('session.id', '=', sessionId)
    .where('session.endedAt', 'is', null)
    .where('session.expiresAt', '>', now)
    .select(['storedFile.contentHash', 'storedFile.contentType', 'storedFile.name'])
    .executeTakeFirst()
  return row ?? null
}

/** A file of the company, whoever's it is. */
export async function findFile(db: Database, companyId: CompanyId, fileId: FileId) {
  const row = await db
    .selectFrom('storedFile')
    .where('id', '=', fileId)
    .where('companyId', '=', companyId)
    .select(['id', 'contentHash', 'contentType', 'name', 'sizeBytes'])
    .executeTakeFirst()
  return row ?? null
}
