import type { Database } from '@candor/db/database'
import { readStored } from '@candor/kernel/stored'
import { findCandidateDocument, type OfCandidate } from '../../candidates/server/queries.ts'
import { SentOffers, sentOffersKey } from './import.ts'

/** The offers that were sent to a candidate, as they were imported. */
export async function listSentOffers(db: Database, of: OfCandidate): Promise<SentOffers> {
  const document = await findCandidateDocument(db, of, sentOffersKey)
  return document === null ? [] : readStored(SentOffers, document)
}
