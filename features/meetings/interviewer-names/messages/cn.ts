export const messages = {
  manageTitle: '导入的面试官',
  intro:
    '导入的面试安排只写了这些面试官的姓名。请说明各是哪个账号：之后对方会在“我的面试”里看到这些面试，并可以查看相应候选人的报告。',
  none: '导入的面试官都有账号',
  noneText: '导入时找不到账号的姓名会出现在这里。',
  failed: '姓名加载失败',
  plans: '{count, number} 场面试',
  email: '{name} 的邮箱',
  emailMissing: '请输入账号的邮箱',
  match: '对应',
  is: '{account}，{email}',
  undo: '撤销',
  undoOf: '撤销 {name} 的对应',
  matched: '已把 {name} 对应到 {account}',
  unmatched: '{name} 不再对应任何账号',
  refusal: {
    noAccount: '公司没有使用这个邮箱的有效账号',
    tooManyNames: '最多可以对应 {most, number} 个姓名',
  },
  today: {
    title: '面试官没有账号：{name}',
    line: '{count, number} 场面试只写了姓名',
    match: '对应 {email}',
    matched: '已对应到账号',
    open: '选择账号',
    openOf: '选择账号：{name}',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    'interviewer-names': typeof messages
  }
}
