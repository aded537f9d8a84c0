export const messages = {
  tabTitle: '备注',
  history: '备注记录',
  count: '{count, number} 条',
  none: '暂无备注',
  noneText: '同事写下的备注会按时间显示在这里。',
  failed: '备注暂时无法显示，其余内容不受影响。',
  older: '显示更早的 {count, number} 条',
  pass: '通过',
  reject: '淘汰',
  wait: '待定',
}

declare module '@candor/messages/words' {
  interface Words {
    'report-remarks': typeof messages
  }
}
