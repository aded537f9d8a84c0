export const messages = {
  accountTitle: '手机号与微信',
  intro: '验证手机号后，可以用短信验证码登录，也可以在微信中绑定账号。',
  risk: '短信验证码有被拦截或转移的风险；身份验证器应用更安全。',
  number: '手机号',
  none: '尚未验证手机号',
  noTexts: '本站不发送短信，暂不能验证手机号。',
  add: '验证手机号',
  change: '更换',
  remove: '移除',
  removing: '正在移除…',
  removeText: '移除后将不能再用这个手机号登录。',
  cancel: '取消',
  save: '验证并保存',
  saving: '正在保存…',
  saved: '手机号已保存',
  removed: '手机号已移除',
  oldCode: '发送到 {phone} 的验证码',
  oldSend: '发送到原手机号',
  oldCodeWhy: '用原手机号确认是您本人',
  app: '微信',
  linked: '已绑定',
  notLinked: '未绑定。在微信中打开 {brand} 即可绑定。',
  unlink: '解除绑定',
  unlinkText: '解除后，在微信中的登录会立即结束，再次使用需要重新绑定。',
  unlinked: '已解除绑定',
  mailSubject: '您的 {brand} 手机号已变更',
  mailSaved: '您的 {brand} 账号现在可以用手机号 {phone} 登录。若非本人操作，请立即联系管理员。',
  mailRemoved: '您的 {brand} 账号的手机号已移除。若非本人操作，请立即联系管理员。',
  refusal: {
    noNumber: '这个账号没有手机号',
    numberTaken: '这个手机号已属于另一个账号',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    'own-number': typeof messages
  }
}
