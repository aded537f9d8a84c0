import type { Database } from '@candor/db/database'
import type { CompanyId, FileId } from '@candor/kernel/ids'

/** Some files of a company with their contents. */
export async function listStoredFiles(db: Database, companyId: CompanyId, fileIds: readonly FileId[]) {
  if (fileIds.length === 0) return []
  return db
    .selectFrom('storedFile')
    .where('companyId', '=', companyId)
    .where('id', 'in', [...fileIds])
    .select(['id', 'name', 'contentHash', 'sizeBytes'])
    .execute()
}
