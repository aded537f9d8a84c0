import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    undoneAlready: '{name}已經復原了這項操作',
    tooLate: '已超過十分鐘，無法再復原',
  },
}
