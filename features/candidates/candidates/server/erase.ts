import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../../platform/erasing/rules/part.ts'
import { deleteOwnLabels } from './queries/own-labels.ts'

export const erase: ErasePart<Database> = {
  tables: [
    {
      table: 'candidate',
      by: 'person_id',
      copied: [
        'name',
        'name_latin',
        'phone',
        'email',
        'gender',
        'age',
        'education',
        'native_place',
        'referee',
        'work_years',
        'source',
        'applied_at',
        'outcome',
        'outcome_at',
      ],
    },
    { table: 'candidate_document', by: 'candidate_id', copied: ['part', 'document', 'received_at'] },
    { table: 'candidate_label', by: 'candidate_id', copied: ['name'] },
  ],
  forget: deleteOwnLabels,
}
