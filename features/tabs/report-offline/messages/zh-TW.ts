import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  timeline: {
    held: '<b>{who}</b>進行了線下面試',
    written:
      '{interviewer, select, none {<b>{who}</b>記錄了一次線下面試} other {<b>{who}</b>記錄了一次線下面試，面試官：{interviewer}}}',
  },
  tabTitle: '現場面試',
  rounds: '現場面試紀錄',
  count: '{count, number} 輪',
  none: '尚無紀錄',
  unreadable: '這條記錄無法讀取，請聯絡管理員',
  failed: '現場面試紀錄未能載入，頁面其餘部分不受影響。',
  first: '初試',
  second: '複試',
  numbered: '第 {number, number} 輪',
  leaderless: '無領導小組討論',
  semiStructured: '半結構化面試',
  type: '面試類型',
  time: '記錄時間',
  result: '面試結果',
  score: '面試得分',
  interviewer: '面試官',
  suggestedPosition: '建議職位',
  remark: '面試評語',
  write: '記錄一輪面試',
  writing: '記錄現場面試',
  round: '輪次',
  otherRound: '其他輪次',
  scoreHint: '不超過 5 為星級，5 以上為百分制',
  badScore: '請填寫 0 到 100 的數字，最多兩位小數',
  save: '儲存',
  saving: '正在儲存',
  saved: '儲存成功',
  cancel: '取消',
  refusal: {
    nothingWritten: '請填寫面試結果、得分、評語或建議職位',
    tooManyRounds: '您對一位候選人最多可以記錄 {most, number} 場現場面試',
  },
}
