import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../../platform/erasing/rules/part.ts'

export const erase: ErasePart<Database> = {
  tables: [
    { table: 'person_contact', by: 'candidate_id', copied: ['kind', 'compared'] },
    // It names another candidate.
    { table: 'person_apart', by: 'candidate_id', copied: [] },
  ],
}
