import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../../platform/erasing/rules/part.ts'
import { forgetInTables } from './queries/forgetting.ts'

export const erase: ErasePart<Database> = {
  // A row of a stored candidate has no values any more.
  tables: [{ table: 'table_import_row', by: 'candidate_id', copied: [] }],
  forget: forgetInTables,
}
