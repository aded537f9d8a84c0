import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: '色覺測驗',
  result: '測驗結果',
  outcome: {
    normal: '色覺正常',
    weak: '色弱',
    blind: '色盲',
  },
  right: '答對',
  wrong: '答錯',
  pictureCount: '{count, plural, other {# 張}}',
  rightOf: '{total, number} 張圖中答對 {right, number} 張',
  note: '這是在候選人自己的螢幕上所做的篩查，受螢幕與光線影響，不是醫學診斷。',
  analysing: '測驗結果仍在產生，完成後會自動顯示',
  ready: '色覺測驗結果已更新',
  none: '暫無色覺測驗結果',
  noneText: '候選人完成色覺測驗後，結果會顯示在這裡。',
  pictures: '測試圖',
  picture: '第 {number, number} 張',
  asked: '圖片',
  seen: '候選人的回答',
  rightKey: '正確答案',
  verdict: '結果',
  noAnswer: '候選人未作答',
}
