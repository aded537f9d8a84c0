export const messages = {
  timeline: {
    held: '<b>{who}</b>进行了线下面试',
    written:
      '{interviewer, select, none {<b>{who}</b>记录了一次线下面试} other {<b>{who}</b>记录了一次线下面试，面试官：{interviewer}}}',
  },
  tabTitle: '线下面试',
  rounds: '线下面试记录',
  count: '{count, number} 轮',
  none: '暂无记录',
  unreadable: '这条记录无法读取，请联系管理员',
  failed: '线下面试记录未能载入，页面其余部分不受影响。',
  first: '初试',
  second: '复试',
  numbered: '第 {number, number} 轮',
  leaderless: '无领导小组讨论',
  semiStructured: '半结构化面试',
  type: '面试类型',
  time: '记录时间',
  result: '面试结果',
  score: '面试得分',
  interviewer: '面试官',
  suggestedPosition: '建议岗位',
  remark: '面试评语',
  write: '记录一轮面试',
  writing: '记录线下面试',
  round: '轮次',
  otherRound: '其他轮次',
  scoreHint: '不超过 5 为星级，5 以上为百分制',
  badScore: '请填写 0 到 100 的数字，最多两位小数',
  save: '保存',
  saving: '正在保存',
  saved: '保存成功',
  cancel: '取消',
  refusal: {
    nothingWritten: '请填写面试结果、得分、评语或建议岗位',
    tooManyRounds: '您对一位候选人最多可以记录 {most, number} 场线下面试',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    'report-offline': typeof messages
  }
}
