import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  signInWay: '簡訊驗證碼登入',
  submit: '登入',
  submitting: '正在登入…',
}
