export const messages = {
  text: '为了保护您的账号，请完成两步验证。',
  enrolText: '贵公司要求两步验证。请先添加一个身份验证器应用，再继续登录。',
  code: '6 位验证码',
  recoveryCode: '恢复码',
  recoveryHint: '每个恢复码只能用一次',
  submit: '继续',
  submitting: '正在验证…',
  enrol: '添加并继续',
  back: '返回登录',
  again: '重新登录',
  noted: '我已保存，继续',
  use: {
    passkey: '使用通行密钥',
    totp: '使用身份验证器应用',
    recoveryCode: '使用恢复码',
  },
  missing: {
    totp: '请输入应用中显示的 6 位验证码',
    recoveryCode: '请输入完整的恢复码，例如 2f7k-m9qa-x3hd-7c',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    'second-step': typeof messages
  }
}
