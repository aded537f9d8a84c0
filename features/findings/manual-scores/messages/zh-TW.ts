import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  timeline: {
    scored: '<b>{who}</b>為 {count, number} 個回答評了分',
  },
  log: '人工評分',
  none: '還沒有人工評分',
  failed: '人工評分未能載入，頁面其餘部分不受影響。',
  add: '新增我的評分',
  continue: '繼續評分',
  dialogTitle: '評分：{question}',
  questionName: '第 {number, number} 題 {title}',
  yourScore: '我的評分',
  opinion: '評語',
  cancel: '取消',
  submit: '提交評分',
  submitting: '正在提交…',
  saved: '評分成功',
  pageTitle: '人工評分',
  noQuestion: '連結無效',
  noQuestionHint: '這場面試沒有這道題，或者連結不完整。',
  mayNot: '暫無操作權限，請聯絡HR',
  mayNotHint: '您可以檢視報告，但不能為這道題評分。',
  backToReport: '返回報告',
  refusal: {
    noSuchScore: '評分須在 0 到 {most, number} 星之間，每次半星',
    nothingGiven: '請評分或填寫評語',
    scoredOften: '您對一場面試的回答最多可以評分 {most, number} 次',
  },
}
