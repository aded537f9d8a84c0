export const messages = {
  tabTitle: '语言得分',
}

declare module '@candor/messages/words' {
  interface Words {
    'report-language': typeof messages
  }
}
