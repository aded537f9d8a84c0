import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    notToShare: '所選內容中有不能對外分享的部分',
    noLifetime: '請選擇 7 天、30 天或 12 個月',
    tooManyShares: '這份報告的有效分享已有 {most, number} 個，請先撤回一些',
    notOpenable: '分享連結無法開啟：連結不正確、已到期或已被撤回',
    wrongPassword: '密碼錯誤',
    locked: '嘗試次數過多，請在 {minutes, number} 分鐘後再試',
  },
}
