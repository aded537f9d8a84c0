import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    linkOver: 'This link is not valid or no longer works',
    tooManyTries: 'Too many tries. Try again in {minutes, number} minutes',
  },
}
