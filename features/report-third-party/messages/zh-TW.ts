import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: '第三方評價',
  evaluations: '第三方評價',
  count: '{count, number} 項',
  none: '暫無第三方評價',
  noneText: '外部測評的得分和報告會顯示在這裡。',
  failed: '第三方評價暫時無法顯示，其餘內容不受影響。',
  external: '外部供應商',
  status: {
    notReviewed: '未評閱',
    underReview: '評閱中',
    completed: '已完成',
  },
  score: '得分',
  noScore: '尚無得分',
  at: '{position}，{time}',
}
