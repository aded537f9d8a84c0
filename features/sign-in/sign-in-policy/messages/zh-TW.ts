import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    nobodyLeft: '這樣一來，貴公司就沒有管理員能登入了。請先讓另一位管理員有可用的登入方式',
    ownLastWay: '這是您唯一能用的登入方式。請先新增另一種，再移除它',
  },
}
