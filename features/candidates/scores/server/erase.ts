import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../../platform/erasing/rules/part.ts'

export const erase: ErasePart<Database> = {
  tables: [{ table: 'position_score', by: 'candidate_id', copied: ['subject', 'score', 'out_of'] }],
}
