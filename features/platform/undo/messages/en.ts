import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    undoneAlready: '{name} has already undone this',
    tooLate: 'Ten minutes have passed, so this cannot be undone any more',
  },
}
