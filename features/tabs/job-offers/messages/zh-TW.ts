import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: '錄用通知寄送紀錄',
  failed: '錄用通知寄送紀錄未能載入',
  sent: '寄送時間',
  sentBy: '寄送人',
  receiver: '收件地址',
  state: '狀態',
  states: {
    open: '待答覆',
    accepted: '已接受',
    declined: '已婉拒',
    withdrawn: '已撤回',
    expired: '已過期',
    unknown: '未知',
  },
}
