import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  codeSubject: '簡訊驗證碼',
  codeText: {
    registration: '您的 {brand} 驗證碼是 {code}，5 分鐘內有效。',
    signIn: '您的 {brand} 登入驗證碼是 {code}，5 分鐘內有效。請勿告訴任何人。',
    binding: '您的 {brand} 綁定驗證碼是 {code}，5 分鐘內有效。若非本人操作，請勿告訴任何人。',
    ownNumber: '您正在 {brand} 中驗證手機號碼，驗證碼是 {code}，5 分鐘內有效。請勿告訴任何人。',
    oldNumber:
      '您正在更換或移除 {brand} 帳號的手機號碼，驗證碼是 {code}，5 分鐘內有效。若非本人操作，請勿告訴任何人。',
  },
  phone: '手機號碼',
  code: '驗證碼',
  sendCode: '取得驗證碼',
  sendAgainIn: '{seconds, number} 秒後重新取得',
  codeSent: '驗證碼已發送',
  refusal: {
    phoneInvalid: '請輸入正確的手機號碼',
    codeMissing: '請輸入驗證碼',
    codeWrong: '驗證碼不正確或已過期，請重新取得',
    tooSoon: '請在 {seconds, number} 秒後再取得驗證碼',
    tooMany: '操作過於頻繁，請在 {minutes, number} 分鐘後再試',
    messagesUsedUp: '本站的簡訊額度已用完，暫時無法傳送驗證碼，請撥打服務熱線',
    registeringOff: '本站暫不接受線上申請，請撥打服務熱線',
    off: '本站暫不發送簡訊驗證碼',
  },
}
