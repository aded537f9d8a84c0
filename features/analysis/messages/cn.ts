export const messages = {
  generating: '报告生成中',
  generatingProgress: '报告生成中：已评 {done, number} / {all, number} 项能力，完成后会自动显示',
  ready: 'AI 报告已生成',
  noAnalysis: '暂无 AI 分析',
  noAnalysisHint: '候选人完成面试并导入分析结果后，会在这里显示。',
  noAnalysisFinished: '这场面试已完成，没有随之导入 AI 分析。已有的题目、回答和录像仍可查看。',
  scoreHidden: '不显示总分',
  scoreHiddenHint: '公司设置为不显示总分，导入的结果中也没有总体结论。',
  scoreHiddenAlone: '公司设置为不显示总分，也没有导入其他 AI 分析。',
  stopped: '分析已停止',
  stoppedHint: '本场面试的 AI 分析在完成前被停止，因此没有总评、排名和能力项得分。回答和录像仍可查看。',
  failed: 'AI 报告未能载入，页面其余部分不受影响',
  voiceReady: '语音表现结果已更新',
  noVoice: '暂无语音表现结果',
  voiceFailed: '语音表现结果未能载入，页面其余部分不受影响',
  theModel: 'AI 模型',
  version: '{model} {version}',
  scoredLower: '超过同岗位 <b>{percent}</b> 的候选人',
  rank: '第 {rank, number} 名',
  rankOf: '第 {rank, number} 名，共 {count, number} 人',
  radar: '各项能力得分',
  grades: 'AI 面试等级',
  gradeOf: '本场面试：L{grade, number}',
  gradeL6: '对话',
  gradeL6Text: '提问，根据回答追问，并按考察点评分',
  gradeL5: '自动',
  gradeL5Text: '固定题目；给出总评，按 3 星制排名',
  gradeL4: '监督',
  gradeL4Text: '给出完整结果，由人签字确认',
  gradeL3: '辅助',
  gradeL3Text: '为每个回答评分，由人逐项确认',
  gradeL2: '分析',
  gradeL2Text: '标出关键点和表达情况，不下结论',
  starLevels: '星级说明',
  copyright: '版权声明',
  copyrightText:
    '分数由模型给出，仅供参考，由人作出决定。© {year} {brand}。未经许可，报告内容不得向招聘企业以外传播。',
  lowTranscript: '转写质量较低，平均置信度 {percent}。评分可能以听错的词为证据，请对照视频。',
  keyPoints: '关键点',
  keyPointsOfFollowUp: '第 {round, number} 次追问的关键点',
  keyPointTimes: '提到 {count, number} 次',
}

declare module '@candor/messages/words' {
  interface Words {
    analysis: typeof messages
  }
}
