import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    linkOver: '這個連結無效或已失效',
    tooManyTries: '嘗試次數過多，請在 {minutes, number} 分鐘後再試',
  },
}
