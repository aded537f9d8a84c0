import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    badKey: 'The header idempotency-key must be a UUID',
    keyReused: 'The header idempotency-key was already used for something else',
    headsNotWritten:
      'Nothing was stored, as the file of the audit log’s heads cannot be written. Tell whoever runs this installation',
  },
}
