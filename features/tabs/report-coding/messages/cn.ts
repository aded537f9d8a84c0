export const messages = {
  tabTitle: '编程与客观题',
  none: '没有编程题和客观题',
  noneText: '这场面试没有代码或选择类的题目。',
}

declare module '@candor/messages/words' {
  interface Words {
    'report-coding': typeof messages
  }
}
