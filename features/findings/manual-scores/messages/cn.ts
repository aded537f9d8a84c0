export const messages = {
  timeline: {
    scored: '<b>{who}</b>给 {count, number} 个回答打了分',
  },
  log: '人工评分',
  none: '还没有人工评分',
  failed: '人工评分未能载入，页面其余部分不受影响。',
  add: '添加我的评分',
  continue: '继续评分',
  dialogTitle: '评分：{question}',
  questionName: '第 {number, number} 题 {title}',
  yourScore: '我的评分',
  opinion: '评语',
  cancel: '取消',
  submit: '提交评分',
  submitting: '正在提交…',
  saved: '评分已提交',
  pageTitle: '人工评分',
  noQuestion: '链接无效',
  noQuestionHint: '这场面试没有这道题，或者链接不完整。',
  mayNot: '暂无操作权限，请联系HR',
  mayNotHint: '您可以查看报告，但不能给这道题评分。',
  backToReport: '返回报告',
  refusal: {
    noSuchScore: '评分须在 0 到 {most, number} 星之间，每次半星',
    nothingGiven: '请打分或填写评语',
    scoredOften: '您对一场面试的回答最多可以评分 {most, number} 次',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    'manual-scores': typeof messages
  }
}
