export const messages = {
  refusal: {
    mayNotErase: '你没有彻底删除候选人的权限',
    otherName: '输入的姓名与候选人不一致',
    reasonNames: '原因会保留在审计日志中，请不要写候选人的姓名或联系方式',
    changedSince: '刚刚有新的内容加入，请重新核对后再删除',
    noErasure: '没有这项删除任务',
  },
  restoredReason: '恢复的备份早于这次删除',
  title: '彻底删除',
  text: '删除这位候选人的全部数据，无法恢复。',
  open: '彻底删除…',
  ask: '彻底删除 {name}',
  askText: '此操作无法撤销，数据也无法恢复。审计日志只保留职位、数量和原因。',
  scope: '删除范围',
  scopeCandidate: '仅这一次申请（{position}）',
  scopePerson: '此人的全部 {count, number} 次申请',
  goes: '将删除',
  failed: '无法读取将要删除的内容',
  nothing: '除基本信息外没有其他内容',
  kinds: {
    files: '文件',
    interviews: 'AI 面试',
    answers: '回答',
    plans: '面试安排',
    evaluations: '评价与打分',
    remarks: '备注',
    links: '分享和链接',
    mails: '邮件',
  },
  reason: '原因',
  reasons: {
    request: '候选人要求删除',
    retention: '保存期限已过',
    duplicate: '重复记录',
    mistake: '误录入',
    other: '其他',
  },
  note: '说明',
  noteHint: '会保留在审计日志中，请不要写姓名或联系方式。最多 {most, number} 字。',
  noReason: '请写明原因',
  typeName: '输入“{name}”以确认',
  otherName: '与候选人姓名不一致',
  cancel: '取消',
  erase: '彻底删除',
  progressTitle: '正在删除',
  progress: '已删除 {done, number} / {all, number} 次申请',
  goesOn: '可以离开此页，删除会继续进行。',
  doneTitle: '已彻底删除',
  doneText:
    '{count, plural, other {# 次申请}}的数据已删除，审计日志中留有记录。文件内容会在两天内从存储中清除。',
  toList: '返回候选人',
  unknownTitle: '没有这项删除任务',
  progressFailed: '无法读取删除进度',
}

declare module '@candor/messages/words' {
  interface Words {
    erasure: typeof messages
  }
}
