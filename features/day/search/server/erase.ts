import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../../platform/erasing/rules/part.ts'

export const erase: ErasePart<Database> = {
  tables: [
    // Copies of texts, which stand in a candidate's copy where they were written.
    { table: 'search_passage', by: 'candidate_id', copied: [] },
    { table: 'search_stale', by: 'candidate_id', copied: [] },
  ],
}
