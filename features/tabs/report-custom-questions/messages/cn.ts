export const messages = {
  tabTitle: '自定义题目',
  recorded: '录制的题目',
  none: '没有自定义题目',
  noneText: '这场面试只用了题库中的题目。',
  count: '{count, number} 题',
  placed: '视频题 {number, number}',
  inRecord: '在视频记录中查看',
  said: '回答内容',
  noTranscript: '这个回答还没有逐字稿',
  score: 'AI 评分',
  followUps: '追问 {count, number} 次',
}

declare module '@candor/messages/words' {
  interface Words {
    'report-custom-questions': typeof messages
  }
}
