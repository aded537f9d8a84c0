export const messages = {
  tabTitle: '编程实操',
  ready: '编程实操的评分已完成',
  failed: '编程实操未能载入，页面其余部分不受影响。',
  none: '没有编程实操的结果',
  noneText: '候选人完成实操后，任务和代码会显示在这里。',
  named: '编程实操',
  used: '用时 {used}',
  usedOf: '用时 {used} / 限时 {total}',
  untitled: '任务 {number, number}',
  handedIn: '提交的代码',
  noFiles: '候选人没有提交代码',
  file: '文件 {number, number}',
  score: 'AI 评分',
  byModel: '由模型给出',
  cases: '测试用例',
  passedOf: '{count, number} 个用例通过 {passed, number} 个',
  casesRunning: '{count, number} 个用例运行中',
  passed: '通过',
  failedCase: '未通过',
  running: '运行中',
}

declare module '@candor/messages/words' {
  interface Words {
    'report-programme': typeof messages
  }
}
