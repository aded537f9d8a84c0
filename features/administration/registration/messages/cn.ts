export const messages = {
  manageTitle: '试用申请',
  manageHint: '在公开页面上申请试用的人，最新的在前。每份申请也会发邮件给销售。',
  failed: '试用申请未能载入',
  empty: '还没有试用申请',
  emptyHint: '有人在公开页面上申请后会显示在这里。',
  mailSubject: '试用申请：{company}',
  mailText: '{name}（{company}，{position}）申请试用。\n联系方式：{contact}\n请在 1 个工作日内联系。',
  reminderSubject: '尚未联系：{company} 的试用申请',
  reminderText:
    '{name}（{company}，{position}）的试用申请已超过 1 个工作日，还没有人联系。\n联系方式：{contact}\n请联系后在此标记：{link}',
  stateLabel: '状态',
  states: { new: '新申请', contacted: '已联系', won: '已成交', lost: '未成交' },
  noteLabel: '备注',
  changed: '{who} 于 {time} 更改',
  refusal: {
    companyMissing: '请输入公司名称',
    nameMissing: '请输入姓名',
    positionMissing: '请输入职位',
    phoneInvalid: '请输入正确的手机号',
    emailInvalid: '邮箱格式不正确',
    codeMissing: '请输入验证码',
    codeWrong: '验证码不正确或已过期，请重新获取',
    changedMeanwhile: '这份申请刚刚被别人更改，已显示最新内容',
    tooMany: '操作过于频繁，请在 {minutes, number} 分钟后再试',
    off: '本站暂不接受在线申请，请拨打服务热线',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    registration: typeof messages
  }
}
