import type { Database } from '@candor/db/database'
import type { CompanyId, InterviewId } from '@candor/kernel/ids'
import { findInterviewDocument } from '../../interviews/server/queries.ts'
import { CompetencyReport } from '../contract.ts'

/** The competency assessment of an interview as it was imported; null while nothing has come in. */
export async function findCompetencyReport(
  db: Database,
  of: { companyId: CompanyId; interviewId: InterviewId },
) {
  const document = await findInterviewDocument(db, of, 'tests.competency')
  // What came in before this part was read can be of any shape; it counts as nothing.
  return CompetencyReport.safeParse(document).data ?? null
}
