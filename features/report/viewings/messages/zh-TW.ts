import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: '誰看過這份報告',
  open: '檢視誰看過這份報告',
  name: '姓名',
  first: '首次檢視',
  last: '最近檢視',
  total: '檢視時長',
  visits: '{count, plural, other {# 次}}',
  empty: '還沒有人檢視',
  emptyText: '同事檢視這份報告後，姓名和時間會顯示在這裡。',
  failed: '檢視紀錄未能載入，頁面其餘部分不受影響。',
  readings: '閱讀時長 {time}',
  refusal: { notBackwards: '結束時間早於開始時間', unknownSection: '沒有這個部分' },
  timeline: {
    viewed: '<b>{who}</b>查看了報告{times, plural, =1 {，} other { # 次，共 }}{time}',
  },
}
