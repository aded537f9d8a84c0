export const messages = {
  tabTitle: 'AI 报告',
  summary: '总体结论',
  writtenBy: '{model} 于 {date} 撰写，依据 {count, number} 个关键点',
  theModel: 'AI 模型',
  version: '{model} {version}',
  undated: '{model} 撰写，依据 {count, number} 个关键点',
  scoredLower: '同岗位候选人的得分更低',
  aheadOfShort: '超过 {percent}%',
  rank: '第 {rank, number} 名',
  keyTips: '关键提示',
  askNext: '建议追问',
  competencies: '胜任力',
  competency: '能力项',
  stars: '星级',
  score: '得分',
  mean: '{count, plural, other {# 项，平均 {mean}}}',
  reason: '评分理由',
  noReason: '模型没有给出理由',
  radar: '各项胜任力得分',
  overall: 'AI 总评',
  overallOf: 'AI 总评，满分 {outOf, number}',
  advisory: '评分由模型给出，仅供参考，由人来决定。',
}

declare module '@candor/messages/words' {
  interface Words {
    'report-analysis': typeof messages
  }
}
