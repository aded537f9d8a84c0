import type { Database } from '@candor/db/database'
import { type OfCandidate, readCandidatePart } from '../../../candidates/candidates/server/queries.ts'
import { SentOffers, sentOffersKey } from './import.ts'

/** The offers that were sent to a candidate, as they were imported. */
export async function listSentOffers(db: Database, of: OfCandidate): Promise<SentOffers> {
  return (await readCandidatePart(db, of, sentOffersKey, SentOffers)) ?? []
}
