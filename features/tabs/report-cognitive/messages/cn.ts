export const messages = {
  tabTitle: '认知能力',
  result: '认知能力测评',
  overall: '总体认知能力',
  percentile: '百分位 {percentile}',
  higherThan: '得分高于 {percentile}% 的参照人群',
  comparedWith: '参照人群：{group}',
  low: '低于多数人',
  high: '高于多数人',
  howToRead: '百分位表示有多少人的得分较低，它不是答对的比例。',
  noExplanation: '测评未附说明文字',
  analysing: '测评结果正在计算',
  ready: '认知能力测评结果已更新',
  failed: '认知能力测评结果未能载入，页面其余部分不受影响。',
  none: '暂无认知能力测评结果',
  noneHint: '候选人完成测评后，百分位和说明会显示在这里。',
}

declare module '@candor/messages/words' {
  interface Words {
    'report-cognitive': typeof messages
  }
}
