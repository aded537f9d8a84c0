import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../../platform/erasing/rules/part.ts'

export const erase: ErasePart<Database> = {
  tables: [
    {
      table: 'candidate_move',
      by: 'candidate_id',
      copied: ['from_stage_id', 'to_stage_id', 'from_outcome', 'to_outcome', 'moved_at'],
    },
  ],
}
