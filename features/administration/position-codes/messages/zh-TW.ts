import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: 'QR Code',
  text: '同事掃描並登入後，可檢視這個職缺的候選人。',
  show: '顯示 QR Code',
  alt: '職缺「{name}」的 QR Code',
  link: '連結',
  download: '下載圖片',
  failed: '無法產生 QR Code',
  refusal: {
    tooMany: '短時間內產生的 QR Code 過多，請在 {minutes, number} 分鐘後再試',
  },
}
