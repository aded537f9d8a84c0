export const messages = {
  tabTitle: '其他题目',
}

declare module '@candor/messages/words' {
  interface Words {
    'report-questions': typeof messages
  }
}
