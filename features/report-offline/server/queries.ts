import type { Database } from '@candor/db/database'
import { readStored } from '@candor/kernel/stored'
import { findCandidateDocument, type OfCandidate } from '../../candidates/server/queries.ts'
import { OfflineRounds } from './import.ts'

/** The rounds that a candidate was interviewed in person, as they were imported. */
export async function listOfflineRounds(db: Database, of: OfCandidate): Promise<OfflineRounds> {
  const document = await findCandidateDocument(db, of, 'offlineRounds')
  return document === null ? [] : readStored(OfflineRounds, document)
}
