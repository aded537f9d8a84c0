import type { Database } from '@candor/db/database'
import type { CompanyId, InterviewId } from '@candor/kernel/ids'
import { findInterviewDocument } from '../../interviews/server/queries.ts'
import { English, LanguageScores } from './import.ts'

interface OfInterview {
  companyId: CompanyId
  interviewId: InterviewId
}

/** The language scores of an interview, as they were imported; none while nothing has come in. */
export async function listLanguageScores(db: Database, of: OfInterview): Promise<LanguageScores> {
  const document = await findInterviewDocument(db, of, 'tests.language')
  // What came in before this part was read can be of any shape; it counts as nothing.
  return LanguageScores.safeParse(document).data ?? []
}

/** The English ability shown in an interview, as it was imported; null while nothing has come in. */
export async function findEnglish(db: Database, of: OfInterview): Promise<English | null> {
  const document = await findInterviewDocument(db, of, 'tests.english')
  return English.safeParse(document).data ?? null
}
