import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    badKey: '請求標頭 idempotency-key 應為 UUID',
    keyReused: '請求標頭 idempotency-key 已用於另一次操作',
    headsNotWritten: '稽核紀錄在資料庫外的驗證檔案（AUDIT_HEADS）無法寫入，未作任何變更。請聯絡系統管理員',
  },
}
