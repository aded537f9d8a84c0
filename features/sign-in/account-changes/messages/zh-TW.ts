import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  mail: {
    addressOldSubject: '您帳號的電子郵件已變更',
    addressOldText:
      '{name}，您好：\n\n您的帳號今後使用 {email}，不再使用此電子郵件。先前寄到此處的設定密碼連結和面試連結都已失效。變更由貴公司的目錄或管理員進行。\n\n如果這不是預期的變更，請立即聯絡貴公司的管理員。',
    addressNewSubject: '您的帳號今後使用此電子郵件',
    addressNewText:
      '{name}，您好：\n\n您的帳號今後使用此電子郵件，不再使用 {email}。請用此電子郵件登入；密碼不變。變更由貴公司的目錄或管理員進行。\n\n如果這不是預期的變更，請立即聯絡貴公司的管理員。',
  },
}
