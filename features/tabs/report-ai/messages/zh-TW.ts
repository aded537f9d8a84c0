import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: 'AI 面試',
  innerTabs: 'AI 面試內容',
  notFinished: '面試未完成，暫無資料',
  innerFailed: '這一部分未能載入，頁面其餘部分不受影響。',
  firstEvidence: '已經是第一條證據',
  lastEvidence: '已經是最後一條證據',
  badSeekTime: '時間格式不正確',
  seekFormats: '請用 mm:ss 或 hh:mm:ss，例如 05:21。',
  stepThrough: '逐條檢視證據',
}
