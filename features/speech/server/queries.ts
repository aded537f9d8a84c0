import type { Database } from '@candor/db/database'
import type { CompanyId, InterviewId } from '@candor/kernel/ids'
import { findInterviewDocument } from '../../interviews/server/queries.ts'
import { Abilities } from './import.ts'

/** The abilities that an interview showed, as they were imported; none while nothing has come in. */
export async function listAbilities(
  db: Database,
  of: { companyId: CompanyId; interviewId: InterviewId },
): Promise<Abilities> {
  const document = await findInterviewDocument(db, of, 'tests.reading')
  // What came in before this part was read can be of any shape; it counts as nothing.
  return Abilities.safeParse(document).data ?? []
}
