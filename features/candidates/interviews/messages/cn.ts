export const messages = {
  timeline: {
    began: '<b>{who}</b>开始了 AI 面试“{name}”',
    finished: '<b>{who}</b>完成了 AI 面试“{name}”{time, select, none {} other {，用时 {time}}}',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    interviews: typeof messages
  }
}
