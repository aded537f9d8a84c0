import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: '登入',
  email: '電子郵箱',
  password: '密碼',
  submit: '登入',
  emailMissing: '請輸入電子郵箱',
  emailInvalid: '電子郵箱格式不正確',
  passwordMissing: '請輸入密碼',
  signOut: '登出',
  needed: '您尚未登入，是否前往登入？',
  goToSignIn: '前往登入',
  stay: '留在此頁',
  expired: '登入已過期，請重新登入',
  refusal: {
    wrongCredentials: '電子郵箱或密碼不正確',
    tooMany: '嘗試次數過多，請在 {minutes, number} 分鐘後再試',
  },
}
