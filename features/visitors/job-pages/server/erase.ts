import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../../platform/erasing/rules/part.ts'

export const erase: ErasePart<Database> = {
  tables: [
    {
      table: 'job_application',
      by: 'candidate_id',
      copied: ['locale', 'note', 'asks_for_person', 'sent_at'],
    },
  ],
}
