import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  log: '人工評分',
  none: '還沒有人工評分',
  failed: '人工評分暫時無法顯示，題目和作答不受影響。',
}
