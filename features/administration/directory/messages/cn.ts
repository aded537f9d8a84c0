export const messages = {
  manageTitle: '企业目录',
  intro:
    '企业目录（如 Microsoft Entra、Okta）可通过 SCIM 2.0 在这里新增、修改和冻结账号。账号类型和角色由下面的用户组对照表决定，目录不会删除任何账号及其历史记录。',
  failed: '企业目录设置未能载入',
  address: 'SCIM 地址',
  addressText: '填到目录的“租户 URL”或“Base URL”一栏。',
  accounts: '{count, plural, =0 {目录尚未同步任何账号} other {目录正在管理 # 个账号}}',
  keys: '目录密钥',
  keysText: '目录使用密钥（Bearer token）进行身份验证。密钥只显示一次，只能用于目录，不能导入面试结果。',
  keysBySuperAdmins: '只有超级管理员可以为目录创建密钥。',
  noKeys: '还没有目录密钥',
  noKeysText: '先创建一个，再填到目录里。',
  table: '用户组对照表',
  tableText: '一个人属于多个用户组时，以排在最前面的一行为准。超级管理员不受此表影响。',
  others: '其他所有人',
  othersText: '不属于表中任何用户组的人。设置之前，目录无法新增账号。',
  group: '用户组名称',
  groupOf: '第 {row, number} 行的用户组名称',
  typeOf: '“{group}”的账号类型',
  roleOf: '“{group}”的角色',
  type: '账号类型',
  role: '角色',
  unnamed: '未命名的用户组',
  add: '添加用户组',
  up: '上移“{group}”',
  down: '下移“{group}”',
  remove: '移除“{group}”',
  addsAtSignIn: '首次通过单点登录时自动新增账号',
  addsAtSignInText: '邮箱经企业身份提供方验证、但还没有账号的人，登录时按此表获得账号。',
  save: '保存对照表',
  saved: '对照表已保存，并已应用到目录中的账号',
  unsaved: '有未保存的修改',
  undo: '撤销修改',
  groupMissing: '请填写用户组名称',
  roleMissing: '请选择角色',
  refusal: {
    unknownType: '没有这种账号类型（{field}）',
    unknownRole: '没有这个角色（{field}）',
    groupTwice: '同一个用户组出现了两次（{field}）',
    changedMeanwhile: '{name} 刚刚修改了对照表，这里的改动没有保存。请放弃改动，查看现在的对照表后再改',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    directory: typeof messages
  }
}
