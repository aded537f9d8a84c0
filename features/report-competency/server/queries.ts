import type { Database } from '@candor/db/database'
import { type OfInterview, readInterviewPart } from '../../interviews/server/queries.ts'
import { CompetencyReport } from '../contract.ts'

/** The competency assessment of an interview as it was imported; null while nothing has come in. */
export function findCompetencyReport(db: Database, of: OfInterview) {
  return readInterviewPart(db, of, 'tests.competency', CompetencyReport)
}
