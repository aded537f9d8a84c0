export const messages = {
  manageTitle: '角色与权限',
  intro: '角色决定账号能看到和做什么。每项权限单独保存，对已登录的账号立即生效。',
  failed: '角色未能载入',
  accounts: '{count, number} 个账号',
  keys: '{count, number} / {all, number} 项权限',
  add: '添加角色',
  addText: '新角色没有任何权限，添加后在下方逐项打开。',
  name: '角色名称',
  nameMissing: '请输入角色名称',
  delete: '删除角色',
  deleteText: '确定删除“{name}”吗？删除后无法恢复。',
  deleted: '删除成功',
  inUse: '有账号使用的角色不能删除。',
  theirs: '只有超级管理员可以修改这个角色。',
  groups: {
    report: '报告',
    acting: '评价与处理',
    company: '公司资源',
    elsewhere: '其他系统',
  },
  elsewhereText: '这些权限对应的页面不在这里：它们属于与本系统对接的其他系统，仍会照常传给那些系统。',
  refusal: {
    nameTaken: '已有同名角色',
    superAdminsOnly: '只有超级管理员可以修改这个角色',
    unknownCode: '没有这项权限',
    lastPermission: '超级管理员的角色至少保留一项权限',
    isGivenByDirectory: '企业目录的用户组对照表在使用此角色，不能删除',
    inUse: '有 {count, number} 个账号使用此角色，不能删除',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    roles: typeof messages
  }
}
