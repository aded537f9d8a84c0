import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../../platform/erasing/rules/part.ts'

export const erase: ErasePart<Database> = {
  // The list of an act of a colleague. What it did to the candidate is told by the rows of the act itself.
  tables: [{ table: 'bulk_item', by: 'candidate_id', copied: [] }],
}
