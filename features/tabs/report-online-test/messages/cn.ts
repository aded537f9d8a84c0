export const messages = {
  tabTitle: '在线笔试',
  views: '笔试内容',
  view: {
    summary: '概览',
    subjective: '主观与编程题',
    objective: '客观题',
    reading: '阅读理解',
  },
  modules: '题目模块',
  allModules: '全部模块',
  module: {
    subjective: '主观题',
    objective: '客观题',
    code: '编程题',
    reading: '阅读理解',
  },
  noModule: '其他题目',
  none: '没有笔试题目',
  noneText: '这场面试没有书面作答的题目。',
  noneInModule: '这个模块没有此类题目',
  result: '笔试结果',
  percent: '得分率',
  percentValue: '{percent, number}%',
  points: '得分',
  scoredQuestions: '{count, number} 题计分',
  answered: '已答',
  ofCount: '{answered, number} / {count, number} 题',
  checked: '判定',
  correct: '正确 {count, number}',
  partial: '部分正确 {count, number}',
  wrong: '错误 {count, number}',
  time: '用时',
  timeOf: '{used} / 限时 {total}',
  unknown: '—',
  unknownTime: '没有时间记录',
  byModule: '各模块结果',
  moduleTable: '各模块结果表',
  moduleColumn: '模块',
  questionsColumn: '题数',
  answeredColumn: '已答',
  correctColumn: '答对',
  pointsColumn: '得分',
  percentColumn: '得分率',
  timeColumn: '用时',
  correctOf: '{correct, number} / {checked, number}',
  closed: '得分率 {percent, number}%',
}

declare module '@candor/messages/words' {
  interface Words {
    'report-online-test': typeof messages
  }
}
