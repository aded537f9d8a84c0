import type { Database } from '@candor/db/database'
import type { CompanyId, FileId, InterviewId } from '@candor/kernel/ids'
import { findInterviewDocument } from '../../interviews/server/queries.ts'
import { StoredAntiCheating, StoredFindings } from './import.ts'

/** What the checks of an interview found, as it was imported; null while nothing has come in. */
export async function findAntiCheating(
  db: Database,
  of: { companyId: CompanyId; interviewId: InterviewId },
): Promise<StoredAntiCheating | null> {
  const document = await findInterviewDocument(db, of, 'antiCheating')
  // What came in before this part was read can be of any shape; what does not fit counts as nothing.
  return StoredAntiCheating.safeParse(document).data ?? StoredFindings.safeParse(document).data ?? null
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
