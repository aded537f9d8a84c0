import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../../platform/erasing/rules/part.ts'
import { deleteCopies, listCopiesWith } from './queries/finishing.ts'

/** Copies and links go with their candidate. A copy of a whole person goes with the first of its candidates. */
export const erase: ErasePart<Database> = {
  tables: [
    { table: 'candidate_copy', by: 'candidate_id', copied: [] },
    { table: 'copied_candidate', by: 'candidate_id', copied: [] },
    { table: 'copy_link', by: 'candidate_id', copied: ['made_at', 'expires_at', 'mailed_to'] },
  ],
  async forget({ db, candidateId }) {
    await deleteCopies(db, await listCopiesWith(db, candidateId))
  },
}
