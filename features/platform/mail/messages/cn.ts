export const messages = {
  manageTitle: '邮件',
  manageHint: '系统发出的邮件。未配置邮件服务器时，邮件保留在这里供查看；发送失败的邮件可以重新发送。',
  failed: '邮件未能载入',
  refusal: {
    notFound: '没有这封邮件',
    alreadySent: '这封邮件已经发出',
    beingSent: '这封邮件正在发送',
    withdrawn: '这封邮件已撤回：其中的链接已失效',
    textDeleted: '这封邮件的正文已过保留期并被删除，无法重新发送',
    noMailServer: '尚未配置邮件服务器（MAIL_URL）',
    noWay: '尚未配置这种发送方式（{setting}）',
  },
  noServer: '尚未配置邮件服务器，邮件不会发出，只保留在这里。',
  held: {
    login: '邮件服务器不接受 MAIL_URL 中的账号或密码，{count, number} 封邮件正在等待。',
    sender: '邮件服务器不允许本系统以 MAIL_FROM 的地址发信，{count, number} 封邮件正在等待。',
    limit: '本系统的发信额度已用完，{count, number} 封邮件正在等待。',
    content: '邮件服务器的内容过滤拒收了 {count, number} 封邮件，这些邮件正在等待。',
    reputation: '收件方不接受本系统的发信服务器，{count, number} 封邮件正在等待。',
    dingtalk: '钉钉拒绝了本系统的消息，{count, number} 条消息正在等待。请检查 DINGTALK_URL。',
    sms: '短信服务商拒绝了本系统的短信，{count, number} 条短信正在等待。请检查 SMS_URL 和 SMS_FROM。',
  },
  heldWords: '对方的答复：{words}',
  heldHint: '请联系系统管理员处理。恢复后，邮件会自动发出；等待超过 30 天的邮件不再发送。',
  to: '收件人',
  subject: '主题',
  state: '状态',
  time: '时间',
  states: { kept: '已保留', waiting: '等待发送', sent: '已发出', failed: '发送失败', withdrawn: '已撤回' },
  reasons: {
    linkOver: '链接已失效，邮件不再发出',
    tooLate: '发送时已过有效时间',
    overtaken: '面试此后有了变动，邮件内容已不再适用',
    outcomeUnknown: '上一次发送中断，无法确认是否已发出',
  },
  all: '全部',
  textDeleted: '邮件正文保留 {days, number} 天，现已删除',
  tries: '已尝试 {count, number} 次',
  retry: '重新发送',
  queued: '已重新加入发送队列',
  empty: '暂无邮件',
  emptyHint: '推荐候选人等操作发出的邮件会显示在这里。',
  today: {
    title: '{count, number} 封邮件未能发送',
    line: '最近 14 天内',
    open: '查看邮件',
  },
  timeline: {
    mailed:
      '邮件{to, select, none {} other {（{to}）}}：<b>{subject}</b>{state, select, sent {} failed {，未能发出} withdrawn {，已撤回} other {，尚未发出}}',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    mail: typeof messages
  }
}
