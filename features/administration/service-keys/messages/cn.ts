export const messages = {
  manageTitle: '服务密钥',
  intro: '其他系统凭密钥导入面试结果。密钥只在创建时显示一次；撤销后立即失效。',
  failed: '密钥未能载入',
  none: '还没有密钥',
  noneText: '需要从其他系统导入结果时，在这里创建一个。',
  name: '名称',
  nameText: '说明哪个系统使用它。',
  make: '创建密钥',
  made: '密钥已创建',
  keyOf: '{name} 的密钥',
  ends: '结尾 {hint}',
  madeBy: '创建人',
  madeAt: '创建时间',
  installation: '系统',
  state: '状态',
  active: '有效',
  revokedAt: '已于 {time} 撤销',
  revoke: '撤销',
  revokeTitle: '撤销密钥',
  revokeText: '确定撤销“{name}”吗？使用它的系统将立即失去访问权限，且不能恢复。',
  revoked: '密钥已撤销',
}

declare module '@candor/messages/words' {
  interface Words {
    'service-keys': typeof messages
  }
}
