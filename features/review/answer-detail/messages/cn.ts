export const messages = {
  title: '作答详情',
  back: '返回报告',
  tabs: '作答分类',
  subjective: '主观题',
  objective: '客观题',
  coding: '编程题',
  recordings: '全程录像',
  none: '没有可以查看的作答',
  noneText: '面试完成后，作答会显示在这里。',
  recording: '全程录像 {number, number}',
  began: '{time} 开始',
}

declare module '@candor/messages/words' {
  interface Words {
    'answer-detail': typeof messages
  }
}
