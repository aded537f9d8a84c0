import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../erasing/rules/part.ts'
import { forgetResults } from './queries/forgotten-results.ts'

export const erase: ErasePart<Database> = {
  tables: [{ table: 'candidate_file', by: 'candidate_id', copied: ['file_id'] }],
  forget: forgetResults,
}
