import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  stateGenerating: '生成中',
  stateNotPassed: '未通過',
  stateReviewed: '已覆核',
  leftPage: '離開面試頁面',
  noFace: '畫面中無人臉',
  multiplePerson: '畫面中有多人',
  personChange: '人員變更',
  facialRecognition: '人臉比對',
  speechDraft: '唸稿',
  concentration: '專注度',
  keyboard: '鍵盤操作',
  abnormalPicture: '異常照片',
  textSimilarity: '答案相似度',
  phoneMonitoring: '手機監控',
  screenMonitoring: '螢幕監控',
  login: '登入次數',
  ready: '防作弊結果已更新',
  failed: '防作弊結果未能載入，頁面其餘部分不受影響',
}
