export const messages = {
  title: '我的面试',
  text: '你主持的面试，以及还没有填写反馈的面试。',
  failed: '面试暂时无法显示',
  none: '没有安排给你的面试',
  noneText: '招聘同事安排面试后会显示在这里，你也会收到邮件。',
  ownTimes: '更新可面试时间',
  feedbackDue: '待填写反馈',
  today: '今天',
  coming: '之后',
  nothingToday: '今天没有面试。',
  fromTo: '{from} 至 {to}',
  give: '填写反馈',
  giveOf: '填写反馈：{name}，{round}',
  open: '查看安排',
  openOf: '查看安排：{name}，{round}',
  answer: '答复邀请',
  answerOf: '答复邀请：{name}，{round}',
  accepted: '已接受',
  waiting: '待答复',
  calendar: {
    title: '日历订阅',
    intro: '把你的面试订阅到自己的日历程序（Outlook、Google 日历、Apple 日历等），安排有变化时会自动更新。',
    noneYet: '还没有订阅地址。',
    since: '订阅地址生成于 {time}。地址只在生成时显示一次，忘记了可以换一个新的。',
    read: '日历程序最近一次读取：{time}',
    never: '还没有日历程序读取过。',
    make: '生成订阅地址',
    renew: '换新地址',
    end: '停用',
    address: '你的私人订阅地址',
    once: '请现在复制并添加到日历程序：之后不会再显示。知道这个地址的人都能看到你的面试，请不要转发。',
    renewTitle: '换新地址',
    renewText: '旧地址会立即失效，已经订阅的日历程序需要改用新地址。',
    endTitle: '停用订阅地址',
    endText: '地址会立即失效，日历程序不再更新你的面试。',
    ended: '订阅地址已停用',
    failed: '暂时无法显示日历订阅',
    copy: '复制',
    copied: '已复制',
  },
} as const

declare module '@candor/messages/words' {
  interface Words {
    'my-interviews': typeof messages
  }
}
