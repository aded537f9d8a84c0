export const messages = {
  title: '谁看过这份报告',
  open: '查看谁看过这份报告',
  name: '姓名',
  first: '首次查看',
  last: '最近查看',
  total: '查看时长',
  visits: '{count, plural, other {# 次}}',
  empty: '还没有人查看',
  emptyText: '同事查看这份报告后，姓名和时间会显示在这里。',
  failed: '查看记录未能载入，页面其余部分不受影响。',
  readings: '阅读时长 {time}',
  refusal: { notBackwards: '结束时间早于开始时间', unknownSection: '没有这个部分' },
  timeline: {
    viewed: '<b>{who}</b>查看了报告{times, plural, =1 {，} other { # 次，共 }}{time}',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    viewings: typeof messages
  }
}
