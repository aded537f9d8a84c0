export const messages = {
  lateDays: '迟 {days, number} 天',
  lateHours: '迟 {hours, number} 小时',
  today: '今天',
  by: '{time} 前',
  back: '{time} 再提醒',
  since: '始于 {time}',
  sinceTime: '始于 {time}',
  sinceTimeDue: '始于 {time}，{due} 到期',
  position: '职位：{position}',
  putOff: '推后',
  putOffOf: '推后：{about}',
  takeBack: '取消推后',
  takeBackOf: '取消推后：{about}',
  done: '标为已处理',
  doneOf: '标为已处理：{about}',
  quote: '“{text}”',
  quoteBy: '{name}：“{text}”',
  tab: {
    reviews: '待评审',
    feedback: '待反馈',
    answers: '答复',
    decisions: '待决定',
    applications: '投递',
    interviews: 'AI 面试',
    limit: '超过期限',
    planning: '安排',
    failures: '失败',
  },
} as const

declare module '@candor/messages/words' {
  interface Words {
    'today-parts': typeof messages
  }
}
