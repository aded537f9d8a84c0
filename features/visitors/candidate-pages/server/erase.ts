import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../../platform/erasing/rules/part.ts'

export const erase: ErasePart<Database> = {
  tables: [
    {
      table: 'mail_link',
      by: 'candidate_id',
      copied: ['purpose', 'made_at', 'expires_at', 'used_at', 'declined_at'],
    },
    {
      table: 'candidate_consent',
      by: 'candidate_id',
      copied: ['purpose', 'version', 'wording', 'given_at', 'withdrawn_at'],
    },
  ],
}
