export const messages = {
  signInWay: '短信验证码登录',
  submit: '登录',
  submitting: '正在登录…',
}

declare module '@candor/messages/words' {
  interface Words {
    'sms-sign-in': typeof messages
  }
}
