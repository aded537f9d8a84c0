import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  lateDays: '遲 {days, number} 天',
  lateHours: '遲 {hours, number} 小時',
  today: '今天',
  by: '{time} 前',
  back: '{time} 再提醒',
  since: '始於 {time}',
  sinceTime: '始於 {time}',
  sinceTimeDue: '始於 {time}，{due} 到期',
  position: '職位：{position}',
  putOff: '延後',
  putOffOf: '延後：{about}',
  takeBack: '取消延後',
  takeBackOf: '取消延後：{about}',
  done: '標為已處理',
  doneOf: '標為已處理：{about}',
  quote: '「{text}」',
  quoteBy: '{name}：「{text}」',
  tab: {
    reviews: '待評審',
    feedback: '待回饋',
    answers: '答覆',
    decisions: '待決定',
    applications: '投遞',
    interviews: 'AI 面試',
    limit: '超過期限',
    planning: '安排',
    failures: '失敗',
  },
}
