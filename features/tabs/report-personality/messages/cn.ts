export const messages = {
  tabTitle: '性格测评',
}

declare module '@candor/messages/words' {
  interface Words {
    'report-personality': typeof messages
  }
}
