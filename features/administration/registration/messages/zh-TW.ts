import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  manageTitle: '試用申請',
  manageHint: '在公開頁面上申請試用的人，最新的在前。每份申請也會寄信給業務。',
  failed: '試用申請未能載入',
  empty: '還沒有試用申請',
  emptyHint: '有人在公開頁面上申請後會顯示在這裡。',
  mailSubject: '試用申請：{company}',
  mailText: '{name}（{company}，{position}）申請試用。\n聯絡方式：{contact}\n請在 1 個工作日內聯絡。',
  reminderSubject: '尚未聯絡：{company} 的試用申請',
  reminderText:
    '{name}（{company}，{position}）的試用申請已超過 1 個工作日，還沒有人聯絡。\n聯絡方式：{contact}\n請聯絡後在此標記：{link}',
  stateLabel: '狀態',
  states: { new: '新申請', contacted: '已聯絡', won: '已成交', lost: '未成交' },
  noteLabel: '備註',
  changed: '{who} 於 {time} 更改',
  refusal: {
    companyMissing: '請輸入公司名稱',
    nameMissing: '請輸入姓名',
    positionMissing: '請輸入職位',
    phoneInvalid: '請輸入正確的手機號碼',
    emailInvalid: '電子郵件格式不正確',
    codeMissing: '請輸入驗證碼',
    codeWrong: '驗證碼不正確或已過期，請重新取得',
    changedMeanwhile: '這份申請剛剛被別人更改，已顯示最新內容',
    tooMany: '操作過於頻繁，請在 {minutes, number} 分鐘後再試',
    off: '本站暫不接受線上申請，請撥打服務熱線',
  },
}
