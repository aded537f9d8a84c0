import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    unknownRemark: '這則備註已不存在，或不是你寫的',
    changedMeanwhile: '這則備註已被更改。請查看目前內容後再改',
    empty: '請輸入備註',
    changedOften: '一則備註最多修改 {most} 次',
  },
  timeline: {
    remarked: '<b>{who}</b>寫了備註',
    mentioned: '<b>{who}</b>在備註中提到了<b>你</b>',
  },
  saved: '備註已儲存',
  empty: '請輸入備註',
  edit: '編輯',
  delete: '刪除',
  save: '儲存',
  saving: '正在儲存…',
  cancel: '取消',
  field: '備註',
  edited: '已編輯',
  former: '以前的內容',
  formerOf: '直到 {time}',
  formerFailed: '以前的內容未能載入',
  changed: '備註已修改，以前的內容保留在紀錄中',
}
