import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../../platform/erasing/rules/part.ts'

export const erase: ErasePart<Database> = {
  tables: [{ table: 'remark_version', by: 'candidate_id', copied: [] }],
}
