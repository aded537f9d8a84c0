export const messages = {
  manageTitle: '对外分享',
  manageHint: '公司里所有不用账号就能打开报告的链接：分享给谁、由谁分享、有没有被打开。撤回后立即无法访问。',
  failed: '对外分享未能载入',
  find: '按候选人姓名查找',
  state: '状态',
  allStates: '全部状态',
  states: { open: '有效', ended: '已到期', revoked: '已撤回' },
  shut: '设置密码后才能打开',
  closed: '已无法打开：公司已不对访客开放其中的内容',
  to: '分享给',
  link: '链接，未指定收件人',
  candidate: '候选人',
  made: '分享人',
  until: '有效期',
  views: '查看',
  untilDay: '至 {day}',
  revokedBy: '{name} 于 {day}',
  withPassword: '有密码',
  notOpened: '尚未打开',
  opened: '{count, number} 次',
  firstView: '首次 {time}',
  lastView: '最近 {time}',
  acts: '操作',
  actions: '{name} 的分享的操作',
  renew: '生成新密码',
  renewed: '新密码',
  revoke: '撤回这个分享',
  revokeOfCandidate: '撤回该候选人的全部分享',
  revokeAll: '撤回公司全部分享（{count, number}）',
  ask: {
    password: '原密码立即失效，正在看 {name} 的报告的人需要输入新密码。请另行告知“{to}”。',
    share: '分享给“{to}”的 {name} 的报告将无法再打开。',
    candidate: '{name} 的报告的所有有效链接都将无法再打开。',
    company: '公司 {count, number} 个有效链接都将无法再打开，不论由谁分享。',
  },
  revoked: '已撤回 {count, number} 个分享',
  none: '没有分享',
  noneText: '在候选人报告里点“分享”生成的链接会列在这里。',
  noneFound: '没有符合条件的分享',
  noneFoundText: '换一个姓名或状态试试。匿名候选人不能按姓名查找。',
}

declare module '@candor/messages/words' {
  interface Words {
    'company-shares': typeof messages
  }
}
