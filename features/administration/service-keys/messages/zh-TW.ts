import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  manageTitle: '服務金鑰',
  intro: '其他系統憑金鑰匯入面試結果。金鑰只在建立時顯示一次；撤銷後立即失效。',
  failed: '金鑰未能載入',
  none: '還沒有金鑰',
  noneText: '需要從其他系統匯入結果時，在這裡建立一個。',
  name: '名稱',
  nameText: '說明哪個系統使用它。',
  make: '建立金鑰',
  made: '金鑰已建立',
  keyOf: '{name} 的金鑰',
  ends: '結尾 {hint}',
  madeBy: '建立人',
  madeAt: '建立時間',
  installation: '系統',
  state: '狀態',
  active: '有效',
  revokedAt: '已於 {time} 撤銷',
  revoke: '撤銷',
  revokeTitle: '撤銷金鑰',
  revokeText: '確定撤銷「{name}」嗎？使用它的系統將立即失去存取權限，且不能恢復。',
  revoked: '金鑰已撤銷',
}
