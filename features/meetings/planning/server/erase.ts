import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../../platform/erasing/rules/part.ts'

export const erase: ErasePart<Database> = {
  tables: [
    {
      table: 'interview_plan',
      by: 'candidate_id',
      copied: [
        'round_name',
        'interview_date',
        'starts_at',
        'ends_at',
        'zone',
        'room_type',
        'offline_location',
        'status',
        'response_status',
        'response_reason',
      ],
    },
    { table: 'interview_feedback', by: 'candidate_id', copied: [] },
  ],
}
