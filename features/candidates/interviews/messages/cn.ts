export const messages = {
  today: {
    title: 'AI 面试已完成',
    line: '“{name}”等待查看',
    open: '打开报告',
    openOf: '打开报告：{name}',
  },
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
