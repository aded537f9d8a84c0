import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../../platform/erasing/rules/part.ts'

export const erase: ErasePart<Database> = {
  tables: [
    {
      table: 'candidate_edit',
      by: 'candidate_id',
      copied: ['field', 'from_value', 'to_value', 'changed_at'],
    },
  ],
}
