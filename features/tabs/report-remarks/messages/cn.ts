export const messages = {
  tabTitle: '备注',
  history: '备注记录',
  count: '{count, number} 条',
  none: '暂无备注',
  noneText: '同事写下的备注会按时间显示在这里。',
  failed: '备注未能载入，页面其余部分不受影响。',
  older: '显示更早的 {count, number} 条',
  add: '添加备注',
  placeholder: '写下想让同事知道的',
  submit: '提交备注',
  submitting: '正在提交…',
  pass: '通过',
  reject: '淘汰',
  wait: '待定',
}

declare module '@candor/messages/words' {
  interface Words {
    'report-remarks': typeof messages
  }
}
