import { brandId } from '@candor/kernel/brand-id'
import type { CandidateId } from '@candor/kernel/ids'

/**
 * Reads the id of a candidate from a cursor or a filter; null where the text is none. It proves nothing: only for queries
 * that find nothing beyond what the viewer reaches.
 *
 * `.dependency-cruiser.cjs` lists its callers (`filters-name-candidates`).
 */
export function readFilterId(text: string | null | undefined): CandidateId | null {
  return brandId<'candidate'>(text)
}
