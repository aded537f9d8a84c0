import type { Database } from '@candor/db/database'
import type { FileId } from '@candor/kernel/ids'
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

/** Stores a candidate's original resume in place of the previous one. */
export async function setOriginalResume(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  resume: { state: 'ready' | 'parsing'; fileId: FileId | null },
): Promise<void> {
  await db
    .updateTable('candidate')
    .set({ resumeState: resume.state, resumeFileId: resume.fileId })
    .where('id', '=', candidateId)
    .where('companyId', '=', companyId)
    .execute()
}
