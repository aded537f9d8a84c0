import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../erasing/rules/part.ts'

export const erase: ErasePart<Database> = {
  // What colleagues are told is no statement about the candidate.
  tables: [{ table: 'notice', by: 'candidate_id', copied: [] }],
}
