export const messages = {
  scores: '得分',
  letter: '{letter} 类',
  leading: '最高：{letters}',
  waiting: '分析中',
  remark: '说明',
  questions: '题目与选项',
  questionCount: '{count, plural, other {# 题}}',
  questionNumber: '第 {number, number} 题',
  option: '选项',
  points: '给分',
  notGiven: '未评分',
  none: '暂无性格测评结果',
  noneText: '候选人完成测评后，结果会显示在这里。',
  failed: '性格测评结果未能载入，页面其余部分不受影响。',
  ready: '性格测评结果已更新',
  bigFive: '大五人格',
  bigFiveEnd: '五个维度',
  bigFiveWaiting: '大五人格仍在分析，完成后会自动显示',
  bigFiveReady: '大五人格结果已更新',
  bigFiveNote: '由模型推断，没有对应的面试时刻。描述的是倾向，没有好坏之分，仅供参考。',
  traits: '各维度的倾向',
  traitName: '维度',
  leftPole: '左端',
  bandName: '倾向',
  rightPole: '右端',
  description: '说明',
  band: {
    low: '低',
    medium: '中',
    high: '高',
  },
  trait: {
    openness: '开放性',
    conscientiousness: '尽责性',
    extraversion: '外向性',
    agreeableness: '宜人性',
    neuroticism: '敏感性',
  },
  left: {
    openness: '传统',
    conscientiousness: '随意',
    extraversion: '内敛',
    agreeableness: '批判',
    neuroticism: '平静',
  },
  right: {
    openness: '开放',
    conscientiousness: '谨慎',
    extraversion: '外向',
    agreeableness: '友善',
    neuroticism: '敏感',
  },
  about: {
    openness: '对新想法和新体验的态度：偏好熟悉的做法，还是乐于尝试新的。',
    conscientiousness: '做事的方式：随性灵活，还是有计划、重细节。',
    extraversion: '与人相处的方式：安静自处，还是主动交往。',
    agreeableness: '对待他人看法的方式：先质疑，还是先体谅与合作。',
    neuroticism: '对压力的感受：平稳从容，还是感受细腻、反应敏锐。',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    personality: typeof messages
  }
}
