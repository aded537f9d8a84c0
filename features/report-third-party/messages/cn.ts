export const messages = {
  tabTitle: '第三方评价',
  evaluations: '第三方评价',
  count: '{count, number} 项',
  none: '暂无第三方评价',
  noneText: '外部测评的得分和报告会显示在这里。',
  failed: '第三方评价暂时无法显示，其余内容不受影响。',
  external: '外部供应商',
  status: {
    notReviewed: '未评阅',
    underReview: '评阅中',
    completed: '已完成',
  },
  score: '得分',
  noScore: '尚无得分',
  at: '{position}，{time}',
}

declare module '@candor/messages/words' {
  interface Words {
    'report-third-party': typeof messages
  }
}
