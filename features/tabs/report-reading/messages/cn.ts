export const messages = {
  tabTitle: '口语与朗读',
}

declare module '@candor/messages/words' {
  interface Words {
    'report-reading': typeof messages
  }
}
