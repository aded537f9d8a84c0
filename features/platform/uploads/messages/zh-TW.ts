import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  choose: '選擇檔案',
  drop: '或拖放到此處',
  limits: '支援 docx、doc、pdf、txt，不超過 50M，僅限一個檔案',
  sending: '正在上傳 {name}',
  percent: '{percent, number}%',
  cancel: '取消上傳',
  done: '已上傳 {name}',
  remove: '移除檔案 {name}',
  removeShort: '移除',
  moreThanOne: '只能上傳一個檔案',
  fileType: '僅支援 docx、doc、pdf、txt',
  fileTooLarge: '檔案不能超過 50M',
  empty: '檔案是空的',
  failed: '上傳失敗',
  failedBecause: '上傳失敗：{reason}',
  refusal: {
    noFile: '請選擇檔案',
    fileType: '僅支援 docx、doc、pdf、txt',
    otherContent: '檔案內容與副檔名不符；txt 請使用 UTF-8、UTF-16 或 GB18030 編碼',
    empty: '檔案是空的',
    tooMany: '上傳的檔案過多，請在 {minutes, number} 分鐘後再試',
  },
}
