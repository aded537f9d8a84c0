import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  manageTitle: '試用申請',
  manageHint: '在公開頁面上申請試用的人，最新的在前。每份申請也會寄信給業務。',
  empty: '還沒有試用申請',
  emptyHint: '有人在公開頁面上申請後會顯示在這裡。',
  mailSubject: '試用申請：{company}',
  mailText: '{name}（{company}，{position}）申請試用。\n電話：+{prefix} {phone}\n請在 1 個工作日內聯絡。',
  refusal: {
    companyMissing: '請輸入公司名稱',
    nameMissing: '請輸入姓名',
    positionMissing: '請輸入職位',
    phoneInvalid: '請輸入正確的手機號碼',
    codeMissing: '請輸入驗證碼',
    codeWrong: '驗證碼不正確或已過期，請重新取得',
    off: '本站暫不接受線上申請，請撥打服務熱線',
  },
}
