import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  manageTitle: '匯入的面試官',
  intro:
    '匯入的面試安排只寫了這些面試官的姓名。請說明各是哪個帳號：之後對方會在「我的面試」裡看到這些面試，並可以查看相應候選人的報告。',
  none: '匯入的面試官都有帳號',
  noneText: '匯入時找不到帳號的姓名會出現在這裡。',
  failed: '姓名載入失敗',
  plans: '{count, number} 場面試',
  email: '{name} 的電子郵件',
  emailMissing: '請輸入帳號的電子郵件',
  match: '對應',
  is: '{account}，{email}',
  undo: '復原',
  undoOf: '復原 {name} 的對應',
  matched: '已把 {name} 對應到 {account}',
  unmatched: '{name} 不再對應任何帳號',
  refusal: {
    noAccount: '公司沒有使用這個電子郵件地址的有效帳號',
    tooManyNames: '最多可以對應 {most, number} 個姓名',
  },
  today: {
    title: '面試官沒有帳號：{name}',
    line: '{count, number} 場面試只寫了姓名',
    match: '對應 {email}',
    matched: '已對應到帳號',
    open: '選擇帳號',
    openOf: '選擇帳號：{name}',
  },
}
