import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  accountTitle: '兩步驟驗證',
  failed: '兩步驟驗證設定未能載入',
  signInAgain: '重新登入',
  codeForm: '請輸入應用程式顯示的 6 位數驗證碼',
  off: '除了密碼再加一步，即使密碼外洩，別人也進不了您的帳號。',
  on: '登入時，除了密碼還需要兩步驟驗證。',
  demandedText: '貴公司要求啟用。',
  proof: {
    password: '目前的密碼',
    passwordOrCode: '目前的密碼或驗證碼',
    code: '驗證碼',
    freshSignIn: '驗證碼',
    why: '用來確認是您本人',
    missing: '請輸入密碼或驗證碼',
  },
  app: {
    title: '驗證器應用程式',
    text: '在手機上用任一種驗證器應用程式（例如 Google Authenticator、Microsoft Authenticator）顯示 6 位數驗證碼。',
    isOn: '已啟用',
    add: '新增應用程式',
    remove: '移除應用程式',
    removeText: '移除後，登入時不再需要它的驗證碼。',
    removed: '驗證器應用程式已移除',
  },
  enrol: {
    title: '新增驗證器應用程式',
    scan: '用驗證器應用程式掃描這個 QR Code。',
    picture: '供驗證器應用程式掃描的 QR Code；無法掃描時請使用下方的金鑰',
    byHand: '無法掃描？手動輸入金鑰',
    secret: '金鑰',
    confirm: '輸入應用程式顯示的 6 位數驗證碼。',
    code: '6 位數驗證碼',
    submit: '新增',
    done: '驗證器應用程式已新增',
    failed: '無法產生 QR Code',
  },
  codes: {
    title: '復原碼',
    text: '手機不在身邊時用來登入，每組只能用一次。',
    left: '還剩 {count, number} 組',
    once: '手機不在身邊時，可以用這些復原碼登入，每組只能用一次。它們只在這裡顯示一次，請現在儲存。',
    copy: '全部複製',
    copied: '已複製',
    save: '存成檔案',
    noted: '我已儲存',
    renew: '更換復原碼',
    renewText: '會產生十組新的復原碼，舊的全部失效。',
  },
  refusal: {
    proofNeeded: '請先證明是您本人：輸入密碼或驗證碼',
    wrongProof: '密碼或驗證碼不正確',
    signInAgain: '為了安全，請重新登入，並在十分鐘內完成這項操作',
    wrongCode: '驗證碼不正確。請輸入目前顯示的驗證碼；如果仍被拒絕，可能是手機的時間不準，請設為自動校時',
    wrongRecoveryCode: '復原碼不正確或已使用過，請核對後重試，或換一組復原碼',
    codeUsed: '這個驗證碼已經用過，請等下一個',
    tooMany: '嘗試次數過多，請在 {minutes, number} 分鐘後再試',
    alreadyThere: '這個帳號已經有驗證器應用程式，請重新整理頁面',
    enrolmentOver: '這個 QR Code 已過期，請重新開始',
    demanded: '貴公司要求兩步驟驗證，驗證器應用程式是您唯一的兩步驟驗證方式，不能移除',
    noFactor: '這個帳號沒有啟用兩步驟驗證，不需要復原碼',
    pendingOver: '這次登入等待太久，或嘗試次數過多，請重新登入',
    linkedElsewhere: '這個微信已綁定另一個帳號，請先在那個帳號中解除綁定',
    accountLinked: '這個帳號已綁定另一個微信，請先在「登入與安全性」中解除綁定',
  },
  mail: {
    addedSubject: '您的帳號新增了驗證器應用程式',
    added:
      '{name}，您好：\n\n您的 {brand} 帳號新增了驗證器應用程式，登入時會要求輸入它的驗證碼。如果不是您本人操作，請立即變更密碼，並聯絡貴公司的管理員。',
    codesRenewedSubject: '您的復原碼已更換',
    codesRenewed:
      '{name}，您好：\n\n您的 {brand} 帳號產生了新的復原碼，舊的已失效。如果不是您本人操作，請立即變更密碼，並聯絡貴公司的管理員。',
    appLinkedSubject: '您的帳號已綁定微信',
    appLinked:
      '{name}，您好：\n\n您的 {brand} 帳號綁定了一個微信，可以用它登入。如果不是您本人操作，請立即在「登入與安全性」中解除綁定、變更密碼，並聯絡貴公司的管理員。',
    appUnlinkedSubject: '您的帳號已解除微信綁定',
    appUnlinked:
      '{name}，您好：\n\n您的 {brand} 帳號解除了微信綁定，用它進行的登入也已結束。如果不是您本人操作，請立即變更密碼，並聯絡貴公司的管理員。',
    removedSubject: '您的驗證器應用程式已被移除',
    removed:
      '{name}，您好：\n\n您的 {brand} 帳號移除了驗證器應用程式。如果不是您本人操作，請立即變更密碼，並聯絡貴公司的管理員。',
    recoveryCodeUsedSubject: '有人用復原碼登入了您的帳號',
    recoveryCodeUsed:
      '{name}，您好：\n\n您的 {brand} 帳號剛剛用復原碼登入，還剩 {left, number} 組復原碼。如果不是您本人，請立即變更密碼，並聯絡貴公司的管理員。',
    resetSubject: '您帳號的兩步驟驗證已被重設',
    reset:
      '{name}，您好：\n\n貴公司的管理員重設了您的 {brand} 帳號：驗證器應用程式和復原碼都已移除，您也已在所有裝置上登出。如果您沒有要求這麼做，請聯絡管理員。{calendar, select, yes {\n\n您的行事曆訂閱網址仍然有效。如果別人可能知道它，請在「我的面試」中停用或更換。} other {}}',
  },
}
