export const messages = {
  tabTitle: '评价',
  conclusion: '综合结论',
  conclusionNone: '尚无综合结论',
  conclusionHeld: '提交您的面试反馈后显示',
  conclusionNoneText: '综合各位同事的评价，写下最终的看法。',
  conclusionNoneToRead: '同事写下综合结论后会显示在这里。',
  conclusionFailed: '综合结论未能载入，页面其余部分不受影响。',
  write: '写综合结论',
  writeAnew: '更新结论',
  form: '写综合结论',
  result: '结论',
  score: '综合评分',
  text: '说明',
  textHint: '各方评价的一致与分歧、最终依据',
  submit: '提交',
  submitting: '正在提交…',
  cancel: '取消',
  saved: '保存成功',
}

declare module '@candor/messages/words' {
  interface Words {
    'report-estimates': typeof messages
  }
}
