import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../erasing/rules/part.ts'

export const erase: ErasePart<Database> = {
  // Deleted after ten minutes: what an act changed is in the tables of its feature.
  tables: [{ table: 'undoable_item', by: 'candidate_id', copied: [] }],
}
