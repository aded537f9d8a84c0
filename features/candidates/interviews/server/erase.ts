import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../../platform/erasing/rules/part.ts'

export const erase: ErasePart<Database> = {
  tables: [
    {
      table: 'interview',
      by: 'candidate_id',
      copied: ['name', 'category', 'status', 'language', 'began_at', 'finished_at', 'used_seconds'],
    },
    { table: 'interview_document', by: 'interview_id', copied: ['part', 'document', 'received_at'] },
    { table: 'interview_voice', by: 'interview_id', copied: ['voice', 'role', 'named_at'] },
  ],
}
