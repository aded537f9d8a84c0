import type { Database } from '@candor/db/database'
import type { CompanyId, FileId } from '@candor/kernel/ids'
import { type OfInterview, readInterviewPart } from '../../interviews/server/queries.ts'
import { StoredAntiCheating } from './import.ts'

/** What the checks of an interview found, as it was imported; null while nothing has come in. */
export async function findAntiCheating(db: Database, of: OfInterview): Promise<StoredAntiCheating | null> {
  return readInterviewPart(db, of, 'antiCheating', StoredAntiCheating)
}

/** Those of the files that are pictures. */
export async function listPictures(
  db: Database,
  companyId: CompanyId,
  fileIds: readonly FileId[],
): Promise<ReadonlySet<FileId>> {
  if (fileIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('storedFile')
    .where('companyId', '=', companyId)
    .where('id', 'in', fileIds)
    .where('contentType', 'like', 'image/%')
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}
