import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    noPreview: '此格式暫不支援預覽，請下載原件檢視',
    unreadable: '檔案已損壞或有密碼保護，無法預覽',
    empty: '檔案沒有內容',
    tooLarge: '檔案過大，無法預覽，請下載原件檢視',
    tooSlow: '檔案轉換逾時，請下載原件檢視',
    busy: '正在轉換的檔案較多，請稍後再試',
  },
  pdf: {
    title: 'PDF 文件',
    zoomIn: '放大',
    zoomOut: '縮小',
    page: '頁碼',
    loading: '載入中',
    protected: '此 PDF 有密碼保護，請下載原件檢視。',
    broken: '此 PDF 已損壞，無法顯示。',
    gone: '連結已過期，請重新開啟報告。',
    failed: '此 PDF 暫時無法顯示，請稍後再試。',
  },
  file: {
    kind: {
      image: '圖片',
      video: '影片',
      document: '文件',
    },
    open: '檢視',
    close: '收合',
    openFile: '檢視 {name}',
    closeFile: '收合 {name}',
    download: '下載',
    downloadFile: '下載 {name}',
    documentOf: '文件：{name}',
    opening: '正在開啟文件',
    noPreview: '此格式暫不支援預覽',
    noPreviewText: '請下載後檢視。',
    brokenImage: '圖片暫時無法顯示，請重試或下載後檢視。',
    brokenVideo: '此影片暫無法播放，請稍後再試',
    brokenDocument: '文件暫時無法顯示，請重試或下載後檢視。',
  },
  picture: {
    zoomIn: '放大',
    zoomOut: '縮小',
    zoom: '{percent, number}%',
  },
}
