import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  over: '這個連結打不開報告',
  overText: '連結可能不正確、已到期，或已被分享人撤回。請向分享給您的人索取新的連結。',
  failed: '報告暫時無法開啟，請重試',
  gateTitle: '{company}與您分享了\n一份面試報告',
  gateFooter: '報告含個人資料，請勿轉發。連結有效至 {until}，每次檢視都會留下記錄。',
  pinLabel: '請輸入 6 位報告密碼',
  pinHint: '密碼由字母和數字組成，由分享人另行告知',
  pinEmpty: '請輸入報告密碼',
  pinMalformed: '報告密碼格式不正確',
  unlock: '檢視報告',
  sharedBy: '{name}（{company}）分享，有效至 {until}',
  refusal: {
    notToShare: '所選內容中有不能對外分享的部分',
    noLifetime: '請選擇 7 天、30 天或 12 個月',
    tooManyShares: '這份報告的有效分享已有 {most, number} 個，請先撤回一些',
    notOpenable: '分享連結無法開啟：連結不正確、已到期或已被撤回',
    wrongPassword: '密碼錯誤',
    locked: '嘗試次數過多，請在 {minutes, number} 分鐘後再試',
  },
}
