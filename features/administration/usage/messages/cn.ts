export const messages = {
  manageTitle: '版本与用量',
  manageHint: '公司购买的版本包含多少，已经用了多少。用到 80% 和用完时，会各发一封邮件给管理员。',
  periodLabel: '本期',
  period: '{start} 至 {end}',
  renewed: '{end} 起次数和消息重新计算。',
  lasting: '账号与存储',
  uses: '面试与测评次数',
  messages: '消息',
  used: '已用 {used}，共 {limit}',
  usedUnlimited: '已用 {used}，不限',
  notHeld: '不包含',
  overText: '已用 {used}，超出 {over}',
  extra: '其中另购 {extra, number} 次/年',
  state: {
    unlimited: '不限',
    none: '不包含',
    fine: '已用 {percent, number}%',
    near: '即将用完（{percent, number}%）',
    usedUp: '已用完',
  },
  advice: {
    seat: '可以冻结不再需要的账号，或联系销售增购。',
    jobs: '已有职位照常使用；需要更多职位请联系销售升级版本。',
    storage: '可以删除不再需要的附件，或联系销售升级版本。',
    uses: '收到的结果照常保存和查看；请联系销售增购次数。',
    sms: '登录验证码照常发送，申请试用的验证码会被拒绝；请联系销售升级版本。',
    mails: '通知照常发送，只有分享邮件会被拒绝；请联系销售升级版本。',
  },
  empty: '没有版本限制',
  emptyHint: '这家公司没有设置版本，账号、职位、次数和消息都不受限制。',
  failed: '用量未能载入',
  megabytes: '{value, number} MB',
  gigabytes: '{value, number} GB',
  mailSubject: '{percent, select, 100 {{quota}额度已用完} other {{quota}额度已用 80%}}',
  mailText:
    '{company}的{edition}：{quota}{isMetered, select, yes {本期} other {}}已用 {used}，共 {limit}。\n{advice}\n{isMetered, select, yes {本期到 {end} 为止，之后重新计算。\n} other {}}用量页面：{link}',
}

declare module '@candor/messages/words' {
  interface Words {
    usage: typeof messages
  }
}
