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
} as const

declare module '@candor/messages/words' {
  interface Words {
    'my-interviews': typeof messages
  }
}
