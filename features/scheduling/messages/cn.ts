export const messages = {
  refusal: {
    linkOver: '这个链接无效或已失效',
    tooManyTries: '尝试次数过多，请在 {minutes, number} 分钟后再试',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    scheduling: typeof messages
  }
}
