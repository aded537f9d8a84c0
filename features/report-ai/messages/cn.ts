export const messages = {
  tabTitle: 'AI 面试',
  innerTabs: 'AI 面试内容',
  notFinished: '面试未完成，暂无数据',
  innerFailed: '这一部分暂时无法显示，其余内容不受影响。',
  firstEvidence: '已经是第一条依据',
  lastEvidence: '已经是最后一条依据',
}

declare module '@candor/messages/words' {
  interface Words {
    'report-ai': typeof messages
  }
}
