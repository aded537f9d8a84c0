import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  accountTitle: '手機號碼與微信',
  intro: '驗證手機號碼後，可以用簡訊驗證碼登入，也可以在微信中綁定帳號。',
  number: '手機號碼',
  none: '尚未驗證手機號碼',
  noTexts: '本站不發送簡訊，暫時無法驗證手機號碼。',
  add: '驗證手機號碼',
  change: '更換',
  remove: '移除',
  removeText: '移除後將無法再用這個手機號碼登入。',
  cancel: '取消',
  save: '驗證並儲存',
  saving: '正在儲存…',
  saved: '手機號碼已儲存',
  removed: '手機號碼已移除',
  app: '微信',
  linked: '已綁定',
  notLinked: '未綁定。在微信中開啟 Candor 即可綁定。',
  unlink: '解除綁定',
  unlinkText: '解除後，在微信中的登入會立即結束，再次使用需要重新綁定。',
  unlinked: '已解除綁定',
  mailSubject: '您的 Candor 手機號碼已變更',
  mailSaved: '您的 Candor 帳號現在可以用手機號碼 {phone} 登入。若非本人操作，請立即聯絡管理員。',
  mailRemoved: '您的 Candor 帳號的手機號碼已移除。若非本人操作，請立即聯絡管理員。',
  refusal: {
    numberTaken: '這個手機號碼已屬於另一個帳號',
  },
}
