export const messages = {
  title: '先写自己的评价',
  opinions: '提交您的面试反馈后，这里会显示同事的评价。',
  aiScores: '提交您的面试反馈后，这里会显示 AI 评分。',
  give: '填写我的反馈',
  mayNot: '您的账号不能填写反馈，请联系 HR。',
}

declare module '@candor/messages/words' {
  interface Words {
    'held-back': typeof messages
  }
}
