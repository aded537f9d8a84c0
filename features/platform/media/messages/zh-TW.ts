import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  noVideo: '您的瀏覽器不支援 video 標籤',
  failed: '此影片暫無法播放，請稍後再試',
  network: '此影片暫無法播放，請稍後再試（網路中斷或伺服器沒有回應）',
  missing: '此影片暫無法播放，請稍後再試（檔案已不存在，或連結已失效）',
  damaged: '此影片暫無法播放，請稍後再試（檔案不完整或已損毀）',
  format:
    '您的瀏覽器無法播放此影片的格式{codec, select, none {} other {（{codec}）}}，請下載後觀看，或換一個瀏覽器',
  soundAlone: '只有聲音：您的瀏覽器無法顯示此影片的畫面{codec, select, none {} other {（{codec}）}}。',
  noPicture: '只有聲音，沒有畫面',
  download: '下載影片',
}
