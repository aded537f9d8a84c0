import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'

interface Forgotten {
  readonly db: Database
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
}

/**
 * Forgets a candidate in tables that are not added yet: rows with a phone or an e-mail of the candidate, and the files
 * and first rows of their tables.
 */
export async function forgetInTables({ db, companyId, candidateId }: Forgotten): Promise<void> {
  const { rows } = await sql<{ importId: string }>`
    delete from table_import_row
    where company_id = ${companyId} and state <> 'added'
      and contacts && array(select kind || ' ' || compared from person_contact where candidate_id = ${candidateId})
    returning import_id`.execute(db)
  await sql`
    update table_import_row set seen_candidate_ids = array_remove(seen_candidate_ids, ${candidateId}::uuid)
    where company_id = ${companyId} and ${candidateId}::uuid = any(seen_candidate_ids)`.execute(db)
  const importIds = [...new Set(rows.map(({ importId }) => importId))]
  if (importIds.length === 0) return
  await db.deleteFrom('tableImportFile').where('importId', 'in', importIds).execute()
  await sql`
    update table_import set digest = jsonb_set(digest, '{head}', '[]'), revision = revision + 1
    where id = any(${importIds}::uuid[])`.execute(db)
}
