import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  text: '為了保護您的帳號，請完成兩步驟驗證。',
  enrolText: '貴公司要求兩步驟驗證。請先新增驗證器應用程式，再繼續登入。',
  code: '6 位數驗證碼',
  recoveryCode: '復原碼',
  recoveryHint: '每組復原碼只能使用一次',
  submit: '繼續',
  submitting: '正在驗證…',
  enrol: '新增並繼續',
  back: '返回登入',
  again: '重新登入',
  noted: '我已儲存，繼續',
  use: {
    passkey: '使用密碼金鑰',
    totp: '使用驗證器應用程式',
    recoveryCode: '使用復原碼',
  },
  missing: {
    totp: '請輸入應用程式顯示的 6 位數驗證碼',
    recoveryCode: '請輸入完整的復原碼，例如 2f7k-m9qa-x3hd-7c',
  },
}
