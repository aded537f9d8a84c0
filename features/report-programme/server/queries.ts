import type { Database } from '@candor/db/database'
import type { CompanyId, InterviewId } from '@candor/kernel/ids'
import { findInterviewDocument } from '../../interviews/server/queries.ts'
import { programmeKey, StoredProgramme } from './import.ts'

/** The imitation of programming work of an interview, as it was imported; null while nothing has come in. */
export async function findProgramme(
  db: Database,
  of: { companyId: CompanyId; interviewId: InterviewId },
): Promise<StoredProgramme | null> {
  const document = await findInterviewDocument(db, of, programmeKey)
  // What came in before this part was read can be of any shape; it counts as nothing.
  return StoredProgramme.safeParse(document).data ?? null
}
