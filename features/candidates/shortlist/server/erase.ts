import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../../platform/erasing/rules/part.ts'

export const erase: ErasePart<Database> = {
  tables: [
    { table: 'recommendation', by: 'candidate_id', copied: [] },
    // A copy of values for lists, which goes with the candidate.
    { table: 'candidate_summary', by: 'candidate_id', copied: [] },
  ],
}
