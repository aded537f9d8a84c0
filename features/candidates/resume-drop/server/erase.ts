import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../../platform/erasing/rules/part.ts'
import { forgetSeen } from './queries/forgetting.ts'

export const erase: ErasePart<Database> = {
  tables: [{ table: 'resume_drop_file', by: 'candidate_id', copied: ['name', 'modified_at', 'written'] }],
  forget: forgetSeen,
}
