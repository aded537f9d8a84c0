export const messages = {
  tabTitle: '视频记录',
}

declare module '@candor/messages/words' {
  interface Words {
    'report-record': typeof messages
  }
}
