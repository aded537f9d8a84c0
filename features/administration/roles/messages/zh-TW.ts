import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  manageTitle: '角色與權限',
  intro: '角色決定帳號能看到和做什麼。每項權限單獨儲存，對已登入的帳號立即生效。',
  failed: '角色未能載入',
  accounts: '{count, number} 個帳號',
  keys: '{count, number} / {all, number} 項權限',
  add: '新增角色',
  addText: '新角色沒有任何權限，新增後在下方逐項開啟。',
  name: '角色名稱',
  nameMissing: '請輸入角色名稱',
  delete: '刪除角色',
  deleteText: '確定刪除「{name}」嗎？刪除後無法恢復。',
  deleted: '刪除成功',
  inUse: '有帳號使用的角色不能刪除。',
  theirs: '只有超級管理員可以修改這個角色。',
  groups: {
    report: '報告',
    acting: '評價與處理',
    company: '公司資源',
    elsewhere: '其他系統',
  },
  elsewhereText: '這些權限對應的頁面不在這裡：它們屬於與本系統串接的其他系統，仍會照常傳給那些系統。',
  refusal: {
    nameTaken: '已有同名角色',
    superAdminsOnly: '只有超級管理員可以修改這個角色',
    unknownCode: '沒有這項權限',
    lastPermission: '超級管理員的角色至少保留一項權限',
    isGivenByDirectory: '企業目錄的群組對照表在使用此角色，不能刪除',
    inUse: '有 {count, number} 個帳號使用此角色，不能刪除',
  },
}
