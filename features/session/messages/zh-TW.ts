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
  expired: '登入已過期，請重新登入',
  submitting: '正在登入…',
  language: '選擇語言',
  languageIs: '{short}，語言：{name}',
  account: '帳號：{name}',
  home: '{brand}，回到候選人列表',
  changeTitle: '設定新密碼',
  changeHint: '請把一次性密碼換成您自己的密碼。',
  oldPassword: '原密碼',
  newPassword: '新密碼',
  newPasswordHint: '至少 10 個字元',
  newPasswordShort: '密碼至少需要 10 個字元',
  changeSubmit: '儲存並繼續',
  changeSubmitting: '正在儲存…',
  refusal: {
    wrongPassword: '原密碼不正確',
    samePassword: '新密碼不能與原密碼相同',
    wrongCredentials: '電子郵箱或密碼不正確',
    tooMany: '嘗試次數過多，請在 {minutes, number} 分鐘後再試',
  },
}
