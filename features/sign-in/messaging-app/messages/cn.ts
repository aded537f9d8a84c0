export const messages = {
  signInWay: '微信登录',
  openInApp: '请在微信中打开以下地址登录：',
  linkHint: '首次在微信中使用，请用账号中已验证的手机号绑定。',
  linkSubmit: '绑定并登录',
  linkSubmitting: '正在绑定…',
  notLinkedYet: '还没有验证过手机号？请先在电脑上登录，在“登录与安全”中验证。',
  otherBrowser: '请用微信浏览器打开',
  refresh: '请刷新重试',
  tryAgain: '重试',
  resultTitle: '绑定结果',
  linked: '绑定成功',
  linkedText: '{name}，以后在微信中打开 {brand} 会自动登录。',
  notLinked: '尚未绑定',
  notLinkedText: '您的微信还没有绑定 {brand} 账号。',
  continue: '继续',
  goLink: '去绑定',
  refusal: {
    off: '本站未启用微信登录',
    notProven: '微信登录已过期，请刷新重试',
    stateWrong: '这次登录不是从本浏览器开始的',
    notExchanged: '微信未能确认您的身份：{reason}',
    tooMany: '操作过于频繁，请在 {minutes, number} 分钟后再试',
    notYours: '这不是您账号绑定的微信',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    'messaging-app': typeof messages
  }
}
