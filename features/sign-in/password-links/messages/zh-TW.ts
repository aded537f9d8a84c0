import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  forgotTitle: '忘記密碼',
  forgotHint: '填寫您登入時使用的電子郵件，我們會把設定新密碼的連結寄給您。',
  email: '電子郵件',
  emailMissing: '請輸入電子郵件',
  emailInvalid: '電子郵件格式不正確',
  send: '寄送連結',
  sending: '正在寄送…',
  sentTitle: '請查收郵件',
  sentText:
    '如果 {email} 有可以重設密碼的帳號，幾分鐘內會收到一封郵件。連結 {minutes, number} 分鐘內有效，只能使用一次。',
  sentHint: '沒有收到？請檢查垃圾郵件，確認電子郵件是否正確，或聯絡管理員。',
  sendAgain: '換一個電子郵件地址或重新寄送',
  toSignIn: '返回登入',
  newTitle: '設定新密碼',
  newHint: '{name}（{email}）',
  welcomeTitle: '歡迎加入 {company}',
  welcomeHint: '{name}，請為您的帳號 {email} 設定密碼。',
  endsSessions: '儲存後，您在所有裝置上的登入都會結束。',
  save: '儲存密碼',
  saving: '正在儲存…',
  savedTitle: '密碼已設定',
  savedText: '請用 {email} 和新密碼登入。',
  goToSignIn: '前往登入',
  opening: '正在開啟連結…',
  openFailed: '連結未能開啟',
  cutTitle: '連結不完整',
  cutText:
    '郵件程式可能截斷了連結。請從郵件中複製完整的連結（從 https:// 到最後一個字元），貼到瀏覽器的網址列中開啟。',
  overTitle: '這個連結已經失效',
  overText: '連結已過期、已使用過，或者之後又寄送了新的連結。請使用最新一封郵件，或重新取得。',
  overInvited: '如果您是受邀加入的，請聯絡管理員重新寄送邀請。',
  askAnew: '重新取得連結',
  refusal: {
    linkOver: '這個連結已經失效，請重新取得',
    off: '系統沒有設定郵件伺服器，請聯絡管理員取得一次性密碼',
    repeatedPassword: '新密碼不能只是空格或同一個字元的重複',
    commonPassword: '新密碼太常見，容易被猜到，請換一個',
    ownPassword: '新密碼不能是您的電子郵件、姓名或公司名稱，重複書寫或加上數字也不行',
    tooMany: '嘗試次數過多，請在 {minutes, number} 分鐘後再試',
  },
  mail: {
    forgottenSubject: '設定新密碼',
    forgottenText:
      '{name}，您好：\n\n有人為您在 {company} 的帳號 {email} 申請設定新密碼。如果是您本人，請在 {minutes, number} 分鐘內開啟下面的連結：\n\n{link}\n\n連結只能使用一次。設定後，您在所有裝置上的登入都會結束。\n\n如果不是您本人，請忽略這封郵件，密碼不會改變。請不要把連結轉寄給任何人。',
    invitationSubject: '{company} 邀請您加入 {brand}',
    invitationText:
      '{name}，您好：\n\n{company} 為您開通了 {brand} 帳號。請在 {days, number} 天內開啟下面的連結，設定自己的密碼：\n\n{link}\n\n之後請用 {email} 和這個密碼登入。\n\n連結只能使用一次，請不要轉寄給任何人。如果您不認識 {company}，請忽略這封郵件。',
    noPasswordSubject: '您的帳號沒有密碼',
    noPasswordText:
      '{name}，您好：\n\n有人為您在 {company} 的帳號 {email} 申請設定新密碼，但這個帳號沒有密碼：您可能透過公司的其他方式登入，或者還沒有接受邀請。\n\n請聯絡貴公司的管理員。如果不是您本人申請的，請忽略這封郵件。',
    calendarText: '您的行事曆訂閱網址仍然有效。如果別人可能知道它，請在「我的面試」中停用或更換。',
    changedSubject: '您的密碼已變更',
    changedText:
      '{name}，您好：\n\n您的帳號 {email} 的密碼已於 {time}（{zone}，{offset}）變更，其他裝置上的登入已經結束。\n\n如果不是您本人變更的，請立即在登入頁選擇「忘記密碼」，並聯絡貴公司的管理員。',
    givenSubject: '管理員已重設您的密碼',
    givenText:
      '{name}，您好：\n\n貴公司的管理員已於 {time}（{zone}，{offset}）為您的帳號 {email} 設定一次性密碼，所有裝置上的登入都已結束。請向管理員索取，並在下次登入時設定自己的密碼。\n\n如果您沒有要求這樣做，請聯絡貴公司的管理員。',
  },
}
