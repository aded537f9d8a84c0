import type { Database } from '@candor/db/database'
import { type OfInterview, readInterviewPart } from '../../interviews/server/queries.ts'
import { StoredCognitiveTest } from './import.ts'

/** The result of an interview's cognitive ability test; null while none has come in. */
export function findCognitiveTest(db: Database, of: OfInterview): Promise<StoredCognitiveTest | null> {
  return readInterviewPart(db, of, 'tests.cognitive', StoredCognitiveTest)
}
