export const messages = {
  noStanding: '暂无职位对比',
  noStandingHint: '该职位至少有 10 位候选人有分数后，这里会显示得分分布。',
  failed: '职位对比未能载入，页面其余部分不受影响。',
  distribution: '该职位 {count, number} 位候选人的得分分布',
  range: '得分',
  candidates: '候选人数',
  fromTo: '{from} 至 {to}',
  ownBin: '{range}（该候选人 {value} 分）',
  level5: '超出期望',
  level5Text: '明显高于岗位要求，可以带动他人',
  level4: '优秀',
  level4Text: '稳定达到岗位要求，部分方面更好',
  level3: '合格',
  level3Text: '达到岗位的基本要求',
  level2: '一般',
  level2Text: '部分达到要求，仍需指导',
  level1: '不合格',
  level1Text: '尚未达到岗位的要求',
  band3: '高',
  band3Text: '回答完整，有证据，有自己的判断',
  band2: '中',
  band2Text: '回答到要点，细节或证据不够',
  band1: '低',
  band1Text: '回答很少涉及考察点',
}

declare module '@candor/messages/words' {
  interface Words {
    scores: typeof messages
  }
}
