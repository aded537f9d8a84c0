import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  unsent: '尚未提交：沒有連線到伺服器，內容已保留',
  waiting: '已保留，恢復連線後自動送出',
  away: '內容已保留，伺服器恢復連線後自動送出',
  sendAgain: '重新提交',
  unsentEvaluations: '{count, number} 位候選人的評價尚未提交',
  unsentElsewhere: '還有 {count, number} 處內容尚未提交',
}
