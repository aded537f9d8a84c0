import type { Database } from '@candor/db/database'
import { readStored } from '@candor/kernel/stored'
import { findCandidateDocument, type OfCandidate } from '../../candidates/server/queries.ts'
import { Remarks } from './import.ts'

/** The remarks on a candidate, as they were imported. */
export async function listRemarks(db: Database, of: OfCandidate): Promise<Remarks> {
  const document = await findCandidateDocument(db, of, 'remarks')
  return document === null ? [] : readStored(Remarks, document)
}
