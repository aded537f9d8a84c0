export const messages = {
  tabTitle: 'AI 总结',
  overall: '总体评价',
  score: 'AI 总评',
  byline: '{model}，{date}',
  keyTips: '关键提示',
  askNext: '建议追问',
  competencies: '能力项得分',
  mean: '{count, plural, other {# 项，平均 {mean}}}',
  noReason: '模型没有给出理由',
  labelGroups: '软技能',
  labelGroupsMean: '{count, number} 项，平均 {mean} 星',
}

declare module '@candor/messages/words' {
  interface Words {
    'report-summary': typeof messages
  }
}
