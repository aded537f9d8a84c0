import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: '程式與選擇題',
  none: '沒有程式題和選擇題',
  noneText: '這場面試沒有程式碼或選擇類的題目。',
}
