import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  log: 'Scores by people',
  none: 'Nobody has scored this answer yet',
  failed: 'The scores by people cannot be shown now. Questions and answers are not affected.',
}
