export const messages = {
  reportTabs: '报告内容',
  linkInvalid: '链接无效',
  linkInvalidHint: '候选人可能已被移除，或链接不完整。',
  toStart: '返回候选人列表',
  noView: '暂无查看权限',
  noViewHint: '这份报告没有分享给您，请联系HR。',
  signInNeeded: '请先登录，再查看这份报告。',
  signIn: '登录',
  failed: '报告暂时无法加载。',
  headerFailed: '候选人信息有一部分未能加载，其余内容不受影响。',
  tabFailed: '这部分内容暂时无法显示，其余内容不受影响。',
  noTabs: '这份报告没有您可以查看的内容，请联系HR开通权限。',
  linkExpired: '链接已过期',
  back: '返回',
  loading: '正在加载报告',
  opened: '已打开 {name} 的报告',
  untitled: '候选人报告',
  pageTitle: '{name} · 面试报告 · Candor',
  age: '{age, number} 岁',
  workYears: '{years, plural, other {# 年经验}}',
  workYearsAt: '{years, plural, other {# 年经验}}，{company}',
  educationAt: '{school}{level}',
  referredBy: '{name} 推荐',
  comma: '，',
  veto: '一票否决',
  interviewOf: '面试 {position, number}/{count, number}：{name}',
  onlyInterview: '面试：{name}',
  noInterview: '暂无面试',
  chooseInterview: '选择面试',
  statusWait: '未开始',
  statusDoing: '进行中',
  statusFinish: '已完成',
  usedOf: '用时 {used} / {total}',
  used: '用时 {used}',
  notBegun: '暂无作答',
}

declare module '@candor/messages/words' {
  interface Words {
    report: typeof messages
  }
}
