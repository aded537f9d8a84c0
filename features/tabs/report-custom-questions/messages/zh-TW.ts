import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: '自訂題目',
  recorded: '錄製的題目',
  none: '沒有自訂題目',
  noneText: '這場面試只用了題庫中的題目。',
  count: '{count, number} 題',
  placed: '影片題 {number, number}',
  inRecord: '在面試錄影中查看',
  said: '回答內容',
  noTranscript: '這個回答還沒有逐字稿',
  score: 'AI 評分',
  followUps: '追問 {count, number} 次',
}
