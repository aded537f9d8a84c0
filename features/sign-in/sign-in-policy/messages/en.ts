import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    nobodyLeft:
      'After this, no administrator of your company could sign in. First give another administrator a way to sign in',
    ownLastWay: 'This is the only way you can sign in. Add another one before you remove it',
  },
}
