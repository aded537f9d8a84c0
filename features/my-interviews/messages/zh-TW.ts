import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: '我的面試',
  text: '你主持的面試，以及還沒有填寫回饋的面試。',
  failed: '面試暫時無法顯示',
  none: '沒有安排給你的面試',
  noneText: '招聘同事安排面試後會顯示在這裡，你也會收到郵件。',
  ownTimes: '更新可面試時間',
  feedbackDue: '待填寫回饋',
  today: '今天',
  coming: '之後',
  nothingToday: '今天沒有面試。',
  fromTo: '{from} 至 {to}',
  give: '填寫回饋',
  giveOf: '填寫回饋：{name}，{round}',
  open: '檢視安排',
  openOf: '檢視安排：{name}，{round}',
  answer: '答覆邀請',
  answerOf: '答覆邀請：{name}，{round}',
  accepted: '已接受',
  waiting: '待答覆',
}
