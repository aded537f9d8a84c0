import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../../platform/erasing/rules/part.ts'

export const erase: ErasePart<Database> = {
  tables: [{ table: 'manual_score', by: 'interview_id', copied: [] }],
}
