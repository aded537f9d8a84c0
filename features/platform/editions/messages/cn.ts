export const messages = {
  edition: { standard: '标准版', advanced: '高级版', business: '商业版' },
  billing: { month: '按月', year: '按年' },
  bought: { edition: '版本', billing: '付费方式', hrAccounts: 'HR 账号数', extra: '另购次数' },
  quota: {
    hrAccounts: 'HR 账号',
    interviewers: '面试官账号',
    jobs: '职位',
    storage: '简历与附件存储',
    aiInterviewL2: 'AI 面试 L2',
    aiInterviewL5: 'AI 面试 L5',
    onlineExam: '在线笔试',
    codingExam: '编程测试',
    cognition: '认知能力测评',
    personality: '性格测评',
    mentalHealth: '心理健康测评',
    sms: '短信',
    mails: '邮件',
  },
  refusal: {
    hrAccountsUsedUp: '版本包含的 {most, number} 个 HR 账号都已占用。请先冻结不再需要的账号，或联系销售增购',
    interviewersUsedUp:
      '版本包含的 {most, number} 个面试官账号都已占用。请先冻结不再需要的账号，或联系销售升级版本',
    jobsUsedUp: '版本包含的 {most, number} 个职位都在招聘中。请先关闭不再需要的职位，或联系销售升级版本',
    storageUsedUp:
      '版本包含的 {megabytes, number} MB 存储空间不够存放这个文件。请先删除不再需要的附件，或联系销售升级版本',
    mailsUsedUp: '本期的 {most, number} 封邮件额度还剩 {left, number} 封，不够这次发送。请联系销售升级版本',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    editions: typeof messages
  }
}
