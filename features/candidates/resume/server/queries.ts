import type { Database } from '@candor/db/database'
import type { FileId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { StoredBundle } from '../../../platform/imports/rules/part.ts'
import { RowsTogether } from '../../../platform/imports/rules/rows-together.ts'
import type { OfCandidate } from '../../candidates/server/queries.ts'

/** The original resume of a candidate: its state, and its file where there is one. */
export async function getOriginalResume(db: Database, { companyId, candidateId }: OfCandidate) {
  return db
    .selectFrom('candidate')
    .leftJoin('storedFile', 'storedFile.id', 'candidate.resumeFileId')
    .where('candidate.id', '=', candidateId)
    .where('candidate.companyId', '=', companyId)
    .select(['candidate.resumeState', 'candidate.resumeFileId', 'candidate.channelId', 'storedFile.name'])
    .executeTakeFirstOrThrow()
}

const originalResumes = new RowsTogether<Database, OriginalResume>(async (db, rows) => {
  await sql`
    update candidate set resume_state = given.state, resume_file_id = given.file_id
    from unnest(
      ${rows.map(({ candidateId }) => candidateId)}::uuid[], ${rows.map(({ companyId }) => companyId)}::uuid[],
      ${rows.map(({ state }) => state)}::text[], ${rows.map(({ fileId }) => fileId)}::uuid[]
    ) as given (candidate_id, company_id, state, file_id)
    where candidate.id = given.candidate_id and candidate.company_id = given.company_id`.execute(db)
})

interface OriginalResume extends OfCandidate {
  readonly state: 'ready' | 'parsing'
  readonly fileId: FileId | null
}

/** Stores the original resume of a bundle's candidate in place of the previous one. */
export function storeOriginalResume(
  bundle: StoredBundle<Database>,
  { state, fileId }: Omit<OriginalResume, keyof OfCandidate>,
): Promise<void> {
  const { companyId, candidateId } = bundle
  return originalResumes.add(bundle, { companyId, candidateId, state, fileId })
}
