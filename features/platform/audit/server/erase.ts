import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../erasing/rules/part.ts'
import { forgetReplies } from './queries/answered-requests.ts'

export const erase: ErasePart<Database> = {
  // Empty by then: `forgetAuditValues` names them to the log as it deletes them.
  tables: [{ table: 'audit_entry_value', by: 'candidate_id', copied: [] }],
  forget: forgetReplies,
}
