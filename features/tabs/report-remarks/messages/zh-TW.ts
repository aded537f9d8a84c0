import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: '備註',
  history: '備註記錄',
  count: '{count, number} 則',
  none: '暫無備註',
  noneText: '同事寫下的備註會依時間顯示在這裡。',
  failed: '備註未能載入，頁面其餘部分不受影響。',
  older: '顯示更早的 {count, number} 則',
  add: '新增備註',
  placeholder: '寫下想讓同事知道的',
  submit: '提交備註',
  submitting: '正在提交…',
  pass: '通過',
  reject: '淘汰',
  wait: '待定',
}
