import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../../platform/erasing/rules/part.ts'

export const erase: ErasePart<Database> = {
  tables: [
    { table: 'evaluation', by: 'candidate_id', copied: [] },
    { table: 'evaluation_read', by: 'candidate_id', copied: [] },
    { table: 'evaluation_stage_read', by: 'candidate_id', copied: [] },
    { table: 'remark', by: 'candidate_id', copied: [] },
  ],
}
