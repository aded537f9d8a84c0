import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: '作答詳情',
  back: '返回報告',
  tabs: '作答分類',
  subjective: '申論題',
  objective: '選擇題',
  coding: '程式題',
  recordings: '全程錄影',
  none: '沒有可以檢視的作答',
  noneText: '面試完成後，作答會顯示在這裡。',
  recording: '全程錄影 {number, number}',
  began: '{time} 開始',
}
