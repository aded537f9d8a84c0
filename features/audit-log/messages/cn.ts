export const messages = {
  manageTitle: '审计日志',
  manageHint:
    '每一次决定、打分、配置变更和报告查看都会追加到这份日志，并与上一条以哈希相连：任何一条被改动、删除或截断，校验都会指出第一处。',
  refusal: {
    notAMark: '请按“序号:哈希”的格式填写，与校验结果中显示的一致',
  },
  verify: '校验日志',
  verifying: '正在校验…',
  verifyFailed: '校验没有完成，请重试',
  sound: '共 {count, number} 条，均未被改动',
  broken: {
    missing: '第 {sequence, number} 条缺失',
    unlinked: '第 {sequence, number} 条与上一条不相连',
    altered: '第 {sequence, number} 条被改动',
    head: '第 {sequence, number} 条是最新一条，但链尾记录另有所指',
  },
  action: '操作',
  anyAction: '全部操作',
  accountName: '操作人姓名',
  system: '系统',
  nothing: '无',
  change: '{from} → {to}',
  sawScore: '当时显示 AI 评分。',
  sawNoScore: '当时未显示 AI 评分。',
  sawSections: '打开过的部分：{sections}',
  empty: '暂无记录',
  emptyHint: '评价、决定和配置变更会显示在这里。',
  more: '更早的记录',
  actions: {
    evaluation: { added: '添加了评价' },
    decision: { made: '作出了决定' },
    score: { given: '人工打分' },
    remark: { added: '添加了备注' },
    label: { changed: '修改了标签' },
    recommendation: { made: '推荐了候选人', answered: '回应了推荐' },
    thirdParty: { added: '添加了第三方测评', changed: '修改了第三方测评', deleted: '删除了第三方测评' },
    offline: { added: '记录了线下面试' },
    attachment: { deleted: '删除了附件' },
    report: { viewed: '查看了报告' },
    account: { added: '添加了账号', changed: '修改了账号' },
    role: { added: '添加了角色', changed: '修改了角色', deleted: '删除了角色' },
    setting: { changed: '修改了配置' },
    serviceKey: { made: '创建了服务密钥', revoked: '吊销了服务密钥' },
    mail: { retried: '重新发送了邮件' },
    signIn: { made: '登录了', refused: '登录失败' },
    password: { changed: '修改了自己的密码' },
    bundle: { imported: '导入了面试结果' },
    company: { imported: '导入了公司配置', added: '创建了公司' },
  },
}

declare module '@candor/messages/words' {
  interface Words {
    'audit-log': typeof messages
  }
}
