export const messages = {
  tabTitle: 'AI 面试',
  innerTabs: 'AI 面试内容',
  notFinished: '面试未完成，暂无数据',
  innerFailed: '这一部分未能载入，页面其余部分不受影响。',
  firstEvidence: '已经是第一条证据',
  lastEvidence: '已经是最后一条证据',
  badSeekTime: '时间格式不正确',
  seekFormats: '请用 mm:ss 或 hh:mm:ss，例如 05:21。',
  stepThrough: '逐条查看证据',
}

declare module '@candor/messages/words' {
  interface Words {
    'report-ai': typeof messages
  }
}
