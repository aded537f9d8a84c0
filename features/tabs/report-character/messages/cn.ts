export const messages = {
  tabTitle: '职业性格',
  overview: '性格概览',
  radar: '各性格维度得分',
  summary: '维度摘要',
  details: '维度详情',
  traitCount: '{count, number} 个维度',
  progress: '已分析 {done, number} / {count, number} 个维度',
  between: '介于两端之间',
  leaningLow: '偏低分端',
  leaningBetween: '居中',
  leaningHigh: '偏高分端',
  noRightEnd: '性格没有对错之分，两端各有所长，请结合岗位要求来看。',
  trait: {
    social: '社交性',
    adapt: '适应性',
    curious: '求知欲',
    harmonious: '亲和性',
    duty: '责任心',
    ambition: '进取心',
    autonomy: '自主性',
  },
  low: {
    social: '内敛，习惯独立做事',
    adapt: '喜欢稳定、熟悉的环境',
    curious: '专注于熟悉的领域',
    harmonious: '直率，坚持自己的看法',
    duty: '随性，做事灵活',
    ambition: '知足，看重平衡',
    autonomy: '愿意听取指导',
  },
  high: {
    social: '外向，乐于与人交往',
    adapt: '能较快适应变化',
    curious: '乐于探索新事物',
    harmonious: '随和，看重合作',
    duty: '有条理，信守承诺',
    ambition: '目标高，愿意竞争',
    autonomy: '倾向于自己做决定',
  },
  analysing: '职业性格正在分析：已完成 {done, number} / {count, number} 个维度',
  ready: '职业性格测评结果已更新',
  failed: '职业性格测评结果未能载入，页面其余部分不受影响。',
  none: '暂无职业性格测评结果',
  noneHint: '候选人完成测评后，各维度的得分会显示在这里。',
}

declare module '@candor/messages/words' {
  interface Words {
    'report-character': typeof messages
  }
}
