import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  manageTitle: '郵件',
  manageHint: '系統發出的郵件。未設定郵件伺服器時，郵件保留在這裡供檢視；寄送失敗的郵件可以重新寄送。',
  failed: '郵件未能載入',
  refusal: {
    notFound: '沒有這封郵件',
    alreadySent: '這封郵件已經發出',
    beingSent: '這封郵件正在寄送',
    withdrawn: '這封郵件已撤回：其中的連結已失效',
    textDeleted: '這封郵件的內文已過保留期並遭刪除，無法重新寄送',
    noMailServer: '尚未設定郵件伺服器（MAIL_URL）',
    noWay: '尚未設定這種傳送方式（{setting}）',
  },
  noServer: '尚未設定郵件伺服器，郵件不會發出，只保留在這裡。',
  held: {
    login: '郵件伺服器不接受 MAIL_URL 中的帳號或密碼，{count, number} 封郵件正在等待。',
    sender: '郵件伺服器不允許本系統以 MAIL_FROM 的地址寄信，{count, number} 封郵件正在等待。',
    limit: '本系統的寄信額度已用完，{count, number} 封郵件正在等待。',
    content: '郵件伺服器的內容過濾拒收了 {count, number} 封郵件，這些郵件正在等待。',
    reputation: '收件方不接受本系統的寄信伺服器，{count, number} 封郵件正在等待。',
    dingtalk: '釘釘拒絕了本系統的訊息，{count, number} 則訊息正在等待。請檢查 DINGTALK_URL。',
    sms: '簡訊服務商拒絕了本系統的簡訊，{count, number} 則簡訊正在等待。請檢查 SMS_URL 和 SMS_FROM。',
  },
  heldWords: '對方的答覆：{words}',
  heldHint: '請聯絡系統管理員處理。恢復後，郵件會自動寄出；等待超過 30 天的郵件不再寄送。',
  to: '收件人',
  subject: '主旨',
  state: '狀態',
  time: '時間',
  states: { kept: '已保留', waiting: '等待寄送', sent: '已發出', failed: '寄送失敗', withdrawn: '已撤回' },
  reasons: {
    linkOver: '連結已失效，郵件不再寄出',
    tooLate: '寄送時已過有效時間',
    overtaken: '面試此後有了變動，郵件內容已不再適用',
    outcomeUnknown: '上一次寄送中斷，無法確認是否已發出',
  },
  all: '全部',
  textDeleted: '郵件內文保留 {days, number} 天，現已刪除',
  tries: '已嘗試 {count, number} 次',
  retry: '重新寄送',
  queued: '已重新加入寄送佇列',
  empty: '暫無郵件',
  emptyHint: '推薦候選人等操作發出的郵件會顯示在這裡。',
  today: {
    title: '{count, number} 封郵件未能傳送',
    line: '最近 14 天內',
    open: '查看郵件',
  },
  timeline: {
    mailed:
      '郵件{to, select, none {} other {（{to}）}}：<b>{subject}</b>{state, select, sent {} failed {，未能寄出} withdrawn {，已撤回} other {，尚未寄出}}',
  },
}
