import type { Database } from '@candor/db/database'
import { readStored } from '@candor/kernel/stored'
import { findCandidateDocument, type OfCandidate } from '../../candidates/server/queries.ts'
import { Plans } from './import.ts'

/** The planned interviews of a candidate, as they were imported. */
export async function listPlans(db: Database, of: OfCandidate): Promise<Plans> {
  const document = await findCandidateDocument(db, of, 'interviewPlans')
  return document === null ? [] : readStored(Plans, document)
}
