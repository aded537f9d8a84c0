export const messages = {
  tabTitle: '色觉测评',
  result: '测评结果',
  outcome: {
    normal: '色觉正常',
    weak: '色弱',
    blind: '色盲',
  },
  right: '答对',
  wrong: '答错',
  pictureCount: '{count, plural, other {# 张}}',
  rightOf: '{total, number} 张图中答对 {right, number} 张',
  note: '这是在候选人自己的屏幕上所做的筛查，受屏幕与光线影响，不是医学诊断。',
  analysing: '测评结果仍在生成，完成后会自动显示',
  ready: '色觉测评结果已更新',
  none: '暂无色觉测评结果',
  noneText: '候选人完成色觉测评后，结果会显示在这里。',
  pictures: '测试图',
  picture: '第 {number, number} 张',
  asked: '图片',
  seen: '候选人的回答',
  rightKey: '正确答案',
  verdict: '结果',
  noAnswer: '候选人未作答',
}

declare module '@candor/messages/words' {
  interface Words {
    'report-colour-vision': typeof messages
  }
}
