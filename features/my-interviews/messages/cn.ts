export const messages = {
  title: '我的面试',
  text: '您主持的面试，以及还没有填写反馈的面试。',
  failed: '面试未能载入',
  none: '没有安排给您的面试',
  noneText: '招聘人员安排面试后会显示在这里，您也会收到邮件。',
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
  candidateOut: {
    rejected: '候选人不能参加',
    cancelled: '候选人已取消',
  },
  move: {
    section: '面试改期',
    sectionText:
      '以下是由您主持的面试。改期后，{mails, select, kept {所有人都需重新答复。未配置邮件服务器，邮件会被保留。} other {所有人会收到新的时间，并需重新答复。}}',
    move: '改期',
    moveOf: '改期：{name}，{round}',
    title: '改期：{name}，{round}',
    text: '原定时间：{when}。改期后，{mails, select, kept {所有人都需重新答复。未配置邮件服务器，邮件会被保留。} other {所有人会收到新的时间，并需重新答复。}}',
    moveAndTell: '改期并通知',
    moveAnyway: '仍然改期',
    discard: '放弃改动',
    done: '面试已改期，{mails, select, kept {未配置邮件服务器，邮件已保留} other {邮件正在发送}}',
  },
  calendar: {
    title: '日历订阅',
    intro: '把您的面试订阅到自己的日历程序（Outlook、Google 日历、Apple 日历等），安排有变化时会自动更新。',
    noneYet: '还没有订阅地址。',
    since: '订阅地址生成于 {time}。地址只在生成时显示一次，忘记了可以换一个新的。',
    read: '日历程序最近一次读取：{time}',
    never: '还没有日历程序读取过。',
    make: '生成订阅地址',
    renew: '换新地址',
    end: '停用',
    address: '您的私人订阅地址',
    once: '请现在复制并添加到日历程序：之后不会再显示。知道这个地址的人都能看到您的面试，请不要转发。',
    renewTitle: '换新地址',
    renewText: '旧地址会立即失效，已经订阅的日历程序需要改用新地址。',
    endTitle: '停用订阅地址',
    endText: '地址会立即失效，日历程序不再更新您的面试。',
    ended: '订阅地址已停用',
    failed: '日历订阅未能载入',
  },
} as const

declare module '@candor/messages/words' {
  interface Words {
    'my-interviews': typeof messages
  }
}
