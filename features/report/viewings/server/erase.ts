import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../../platform/erasing/rules/part.ts'

export const erase: ErasePart<Database> = {
  tables: [{ table: 'report_viewing', by: 'candidate_id', copied: [] }],
}
