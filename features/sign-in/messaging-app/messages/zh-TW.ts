import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  signInWay: '微信登入',
  openInApp: '請在微信中開啟以下網址登入：',
  linkHint: '首次在微信中使用，請用帳號中已驗證的手機號碼綁定。',
  linkSubmit: '綁定並登入',
  linkSubmitting: '正在綁定…',
  notLinkedYet: '還沒有驗證過手機號碼？請先在電腦上登入，在「登入與安全性」中驗證。',
  otherBrowser: '請用微信瀏覽器開啟',
  refresh: '請重新整理後再試',
  tryAgain: '重試',
  resultTitle: '綁定結果',
  linked: '綁定成功',
  linkedText: '{name}，以後在微信中開啟 {brand} 會自動登入。',
  notLinked: '尚未綁定',
  notLinkedText: '您的微信還沒有綁定 {brand} 帳號。',
  continue: '繼續',
  goLink: '前往綁定',
  refusal: {
    off: '本站未啟用微信登入',
    notProven: '微信登入已過期，請重新整理後再試',
    stateWrong: '這次登入不是從本瀏覽器開始的',
    notExchanged: '微信未能確認您的身分：{reason}',
    tooMany: '操作過於頻繁，請在 {minutes, number} 分鐘後再試',
    notYours: '這不是您帳號綁定的微信',
  },
}
