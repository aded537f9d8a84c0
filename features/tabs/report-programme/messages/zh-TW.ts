import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: '程式實作',
  ready: '程式實作的評分已完成',
  failed: '程式實作未能載入，頁面其餘部分不受影響。',
  none: '沒有程式實作的結果',
  noneText: '候選人完成實作後，任務和程式碼會顯示在這裡。',
  named: '程式實作',
  used: '用時 {used}',
  usedOf: '用時 {used} / 限時 {total}',
  untitled: '任務 {number, number}',
  handedIn: '提交的程式碼',
  noFiles: '候選人沒有提交程式碼',
  file: '檔案 {number, number}',
  score: 'AI 評分',
  byModel: '由模型給出',
  cases: '測試案例',
  passedOf: '{count, number} 個案例通過 {passed, number} 個',
  casesRunning: '{count, number} 個案例執行中',
  passed: '通過',
  failedCase: '未通過',
  running: '執行中',
}
