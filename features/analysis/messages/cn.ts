export const messages = {
  generating: '报告生成中',
  noAnalysis: '暂无 AI 分析',
  noAnalysisHint: '候选人完成面试并导入分析结果后，会在这里显示。',
  failed: 'AI 报告未能载入，页面其余部分不受影响',
}

declare module '@candor/messages/words' {
  interface Words {
    analysis: typeof messages
  }
}
