import type { Database } from '@candor/db/database'
import { readStored } from '@candor/kernel/stored'
import { findCandidateDocument, type OfCandidate } from '../../candidates/server/queries.ts'
import { StoredEvaluations } from './import.ts'

/** The third-party evaluations of a candidate, as they were imported. */
export async function listEvaluations(db: Database, of: OfCandidate): Promise<StoredEvaluations> {
  const document = await findCandidateDocument(db, of, 'thirdParty')
  return document === null ? [] : readStored(StoredEvaluations, document)
}
