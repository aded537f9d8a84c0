export const messages = {
  tabTitle: '防作弊',
}

declare module '@candor/messages/words' {
  interface Words {
    'report-integrity': typeof messages
  }
}
