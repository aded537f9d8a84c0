import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  manageTitle: '登入規則',
  intro: '公司的帳號可以怎樣登入，登入保持多久。變更對已有的登入同樣有效，從下一次請求開始。',
  failed: '登入規則未能載入',
  waysTitle: '登入方式',
  way: {
    password: '電子郵件和密碼',
    sms: '簡訊驗證碼',
    app: '微信',
    oidc: '單一登入（SSO），透過公司的身分提供者',
    passkey: '密碼金鑰',
    demo: '示範帳號',
  },
  wayText: {
    password: '忘記密碼的人可以透過郵件重新設定。',
    sms: '驗證碼寄送到帳號的手機號碼。',
    app: '從綁定的微信直接進入。',
    oidc: '由公司自己的系統確認身分。',
    passkey: '用指紋、臉部或裝置密碼登入，本身就符合兩步驟驗證。',
  },
  ownWay: '您正是用這種方式登入的，所以不能關閉；請先用另一種方式登入。',
  secondFactor: '必須使用兩步驟驗證',
  secondFactorText:
    '用密碼、簡訊或微信登入時，還要輸入驗證器應用程式的驗證碼。沒有兩步驟驗證的登入會馬上結束。',
  ownFactor: '要開啟這一項，請您自己先用兩步驟驗證登入。',
  lengthsTitle: '登入時長',
  length: '登入最長保持',
  lengthText: '到時間後需要重新登入，無論是否在使用。',
  rest: '閒置多久後結束',
  restText: '這段時間內沒有任何操作，登入就會結束。',
  never: '永不',
  minutes: '{count, number} 分鐘',
  hours: '{count, number} 小時',
  days: '{count, number} 天',
  on: '是',
  off: '否',
  refusal: {
    nobodyLeft: '這樣一來，貴公司就沒有管理員能登入了。請先讓另一位管理員有可用的登入方式',
    ownLastWay: '這是您唯一能用的登入方式。請先新增另一種，再移除它',
    ownWay: '您正在使用的登入方式必須保留，請先用另一種方式登入',
    noWay: '至少要保留一種這台伺服器提供的登入方式，否則誰也無法登入',
    ownFactor: '請您自己先用兩步驟驗證登入，再要求所有人使用',
  },
}
