import type { Database } from '@candor/db/database'
import { type OfInterview, readInterviewPart } from '../../interviews/server/queries.ts'
import { programmeKey, StoredProgramme } from './import.ts'

/** The imported programming simulation of an interview; null while none has come in. */
export function findProgramme(db: Database, of: OfInterview): Promise<StoredProgramme | null> {
  return readInterviewPart(db, of, programmeKey, StoredProgramme)
}
