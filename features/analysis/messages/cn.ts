export const messages = {
  generating: '报告生成中',
  generatingProgress: '报告生成中：已评 {done, number} / {all, number} 项能力，完成后会自动显示',
  ready: 'AI 报告已生成',
  noAnalysis: '暂无 AI 分析',
  noAnalysisHint: '候选人完成面试并导入分析结果后，会在这里显示。',
  stopped: '分析已停止',
  stoppedHint: '本场面试的 AI 分析在完成前被停止，因此没有总评、排名和胜任力得分。回答和录像仍可查看。',
  failed: 'AI 报告未能载入，页面其余部分不受影响',
}

declare module '@candor/messages/words' {
  interface Words {
    analysis: typeof messages
  }
}
