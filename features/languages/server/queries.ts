import type { Database } from '@candor/db/database'
import { type OfInterview, readInterviewPart } from '../../interviews/server/queries.ts'
import { English, LanguageScores } from './import.ts'

/** The language scores of an interview, as they were imported; none while nothing has come in. */
export async function listLanguageScores(db: Database, of: OfInterview): Promise<LanguageScores> {
  return (await readInterviewPart(db, of, 'tests.language', LanguageScores)) ?? []
}

/** The English ability shown in an interview, as it was imported; null while nothing has come in. */
export function findEnglish(db: Database, of: OfInterview): Promise<English | null> {
  return readInterviewPart(db, of, 'tests.english', English)
}
