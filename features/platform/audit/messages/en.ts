import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    badKey: 'The idempotency-key header must be a UUID',
    keyReused: 'The idempotency-key header was already used for another operation',
    headsNotWritten:
      'Nothing was saved, because the audit log’s record outside the database (AUDIT_HEADS) cannot be written. Tell the operator of this installation',
  },
}
