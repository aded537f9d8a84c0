export const messages = {
  tabTitle: '时间线',
  filterLabel: '显示',
  filters: {
    all: '全部',
    candidate: '候选人',
    people: '同事',
    mail: '邮件',
    machine: '系统',
  },
  legend: {
    people: '同事',
    candidate: '候选人',
    machine: '系统',
  },
  you: '你',
  candidate: '候选人',
  importer: '导入',
  former: '前同事',
  today: '今天，{day}',
  more: '更多',
  list: '时间线，最新的在前',
  none: '这里还没有内容',
  noneText: '与该候选人有关的事会显示在这里，最新的在前。',
  failed: '时间线未能载入，页面其余部分不受影响。',
  remark: '写备注，@ 可提及同事',
  send: '提交备注',
  sending: '正在提交…',
  stageDays: '各阶段天数',
  inAll: '共 {days} 天',
  days: '{days} 天',
  past: '超过 {limit} 天的时限',
  limit: '时限 {limit} 天',
  limitNote: '竖线：该阶段的时限。',
  stagesFailed: '天数未能载入',
  mails: '邮件',
  lastMail: '最近：“{subject}”，{time}',
  allMails: '查看全部',
}

declare module '@candor/messages/words' {
  interface Words {
    timeline: typeof messages
  }
}
