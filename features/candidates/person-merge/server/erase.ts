import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../../platform/erasing/rules/part.ts'
import { insertErasedIds } from '../../../platform/erasing/server/queries/erased-ids.ts'
import { forgetMergesInto, listFormers } from './queries/merges.ts'

/**
 * What a merge keeps of candidates: rows and values of both, to undo it. Erasing the candidate that stays erases them with
 * everything that had moved. Of two persons, erasing either candidate ends the merge.
 */
export const erase: ErasePart<Database> = {
  tables: [
    { table: 'person_merge', by: 'candidate_id', copied: ['kind', 'merged_at'] },
    { table: 'former_candidate', by: 'candidate_id', copied: ['external_id'] },
  ],
  async forget({ db, companyId, candidateId, now }) {
    for (const { id, externalId } of await listFormers(db, companyId, candidateId))
      await insertErasedIds(db, { companyId, candidateId: id, externalId, interviewIds: [], now })
    await forgetMergesInto(db, companyId, candidateId)
  },
}
