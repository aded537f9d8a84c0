export const messages = {
  leadsTo: '（链接指向 {host}）',
}

declare module '@candor/messages/words' {
  interface Words {
    resume: typeof messages
  }
}
