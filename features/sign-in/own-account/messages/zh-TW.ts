import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: '登入與安全性',
  of: '{name} · {email}',
  password: {
    accountTitle: '密碼',
    text: '變更密碼後，您在其他裝置上的登入會全部結束。',
    submit: '變更密碼',
    changed: '密碼已變更',
  },
}
