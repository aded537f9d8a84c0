export const messages = {
  forgotTitle: '忘记密码',
  forgotHint: '填写您登录时使用的邮箱，我们会把设置新密码的链接发给您。',
  email: '邮箱',
  emailMissing: '请输入邮箱',
  emailInvalid: '邮箱格式不正确',
  send: '发送链接',
  sending: '正在发送…',
  sentTitle: '请查收邮件',
  sentText:
    '如果 {email} 有可以重设密码的账号，几分钟内会收到一封邮件。链接 {minutes, number} 分钟内有效，只能使用一次。',
  sentHint: '没有收到？请检查垃圾邮件，确认邮箱是否正确，或联系管理员。',
  sendAgain: '换一个邮箱或重新发送',
  toSignIn: '返回登录',
  newTitle: '设置新密码',
  newHint: '{name}（{email}）',
  welcomeTitle: '欢迎加入 {company}',
  welcomeHint: '{name}，请为您的账号 {email} 设置密码。',
  endsSessions: '保存后，您在所有设备上的登录都会结束。',
  save: '保存密码',
  saving: '正在保存…',
  savedTitle: '密码已设置',
  savedText: '请用 {email} 和新密码登录。',
  goToSignIn: '前往登录',
  opening: '正在打开链接…',
  openFailed: '链接未能打开',
  cutTitle: '链接不完整',
  cutText:
    '邮件程序可能截断了链接。请从邮件中复制完整的链接（从 https:// 到最后一个字符），粘贴到浏览器的地址栏中打开。',
  overTitle: '这个链接已经失效',
  overText: '链接已过期、已使用过，或者之后又发送了新的链接。请使用最新一封邮件，或重新获取。',
  overInvited: '如果您是受邀加入的，请联系管理员重新发送邀请。',
  askAnew: '重新获取链接',
  refusal: {
    linkOver: '这个链接已经失效，请重新获取',
    off: '系统没有配置邮件服务器，请联系管理员获取一次性密码',
    repeatedPassword: '新密码不能只是空格或同一个字符的重复',
    commonPassword: '新密码太常见，容易被猜到，请换一个',
    ownPassword: '新密码不能是您的邮箱、姓名或公司名称，重复书写或加上数字也不行',
    tooMany: '尝试次数过多，请在 {minutes, number} 分钟后再试',
  },
  mail: {
    forgottenSubject: '设置新密码',
    forgottenText:
      '{name}，您好：\n\n有人为您在 {company} 的账号 {email} 申请设置新密码。如果是您本人，请在 {minutes, number} 分钟内打开下面的链接：\n\n{link}\n\n链接只能使用一次。设置后，您在所有设备上的登录都会结束。\n\n如果不是您本人，请忽略这封邮件，密码不会改变。请不要把链接转发给任何人。',
    invitationSubject: '{company} 邀请您加入 {brand}',
    invitationText:
      '{name}，您好：\n\n{company} 为您开通了 {brand} 账号。请在 {days, number} 天内打开下面的链接，设置自己的密码：\n\n{link}\n\n以后请用 {email} 和这个密码登录。\n\n链接只能使用一次，请不要转发给任何人。如果您不认识 {company}，请忽略这封邮件。',
    noPasswordSubject: '您的账号没有密码',
    noPasswordText:
      '{name}，您好：\n\n有人为您在 {company} 的账号 {email} 申请设置新密码，但这个账号没有密码：您可能通过公司的其他方式登录，或者还没有接受邀请。\n\n请联系贵公司的管理员。如果不是您本人申请的，请忽略这封邮件。',
    calendarText: '您的日历订阅地址仍然有效。如果别人可能知道它，请在“我的面试”中停用或更换。',
    changedSubject: '您的密码已修改',
    changedText:
      '{name}，您好：\n\n您的账号 {email} 的密码已于 {time}（{zone}，{offset}）修改，其他设备上的登录已经结束。\n\n如果不是您本人修改的，请立即在登录页选择“忘记密码”，并联系贵公司的管理员。',
    givenSubject: '管理员重置了您的密码',
    givenText:
      '{name}，您好：\n\n贵公司的管理员已于 {time}（{zone}，{offset}）为您的账号 {email} 设置了一次性密码，所有设备上的登录都已结束。请向管理员索取，并在下次登录时设置自己的密码。\n\n如果您没有要求这样做，请联系贵公司的管理员。',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    'password-links': typeof messages
  }
}
