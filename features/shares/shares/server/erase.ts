import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../../platform/erasing/rules/part.ts'

export const erase: ErasePart<Database> = {
  tables: [
    {
      table: 'share_grant',
      by: 'candidate_id',
      copied: ['to_address', 'created_at', 'expires_at', 'revoked_at'],
    },
  ],
}
