export const messages = {
  codeSubject: '短信验证码',
  codeText: {
    registration: '您的 {brand} 验证码是 {code}，5 分钟内有效。',
    signIn: '您的 {brand} 登录验证码是 {code}，5 分钟内有效。请勿告诉任何人。',
    binding: '您的 {brand} 绑定验证码是 {code}，5 分钟内有效。若非本人操作，请勿告诉任何人。',
    ownNumber: '您正在 {brand} 中验证手机号，验证码是 {code}，5 分钟内有效。请勿告诉任何人。',
    oldNumber:
      '您正在更换或移除 {brand} 账号的手机号，验证码是 {code}，5 分钟内有效。若非本人操作，请勿告诉任何人。',
  },
  phone: '手机号',
  code: '验证码',
  sendCode: '获取验证码',
  sendAgainIn: '{seconds, number} 秒后重新获取',
  codeSent: '验证码已发送',
  refusal: {
    phoneInvalid: '请输入正确的手机号',
    codeMissing: '请输入验证码',
    codeWrong: '验证码不正确或已过期，请重新获取',
    tooSoon: '请在 {seconds, number} 秒后再获取验证码',
    tooMany: '操作过于频繁，请在 {minutes, number} 分钟后再试',
    messagesUsedUp: '本站的短信额度已用完，暂时无法发送验证码，请拨打服务热线',
    registeringOff: '本站暂不接受在线申请，请拨打服务热线',
    off: '本站暂不发送短信验证码',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    'text-messages': typeof messages
  }
}
