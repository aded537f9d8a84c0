export const messages = {
  stateGenerating: '生成中',
  stateNotPassed: '未通过',
  stateReviewed: '已复核',
  leftPage: '离开面试页面',
  noFace: '画面中无人脸',
  multiplePerson: '画面中有多人',
  personChange: '人员变更',
  facialRecognition: '人脸比对',
  speechDraft: '念稿',
  concentration: '专注度',
  keyboard: '键盘操作',
  abnormalPicture: '异常照片',
  textSimilarity: '答案相似度',
  phoneMonitoring: '手机监控',
  screenMonitoring: '屏幕监控',
  login: '登录次数',
  ready: '防作弊结果已更新',
  failed: '防作弊结果未能载入，页面其余部分不受影响',
}

declare module '@candor/messages/words' {
  interface Words {
    'report-integrity': typeof messages
  }
}
