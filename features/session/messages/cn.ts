export const messages = {
  title: '登录',
  email: '邮箱',
  password: '密码',
  submit: '登录',
  emailMissing: '请输入邮箱',
  emailInvalid: '邮箱格式不正确',
  passwordMissing: '请输入密码',
  signOut: '退出登录',
  needed: '您尚未登录，是否前往登录？',
  goToSignIn: '前往登录',
  stay: '留在此页',
  expired: '登录已过期，请重新登录',
  refusal: {
    wrongCredentials: '邮箱或密码不正确',
    tooMany: '尝试次数过多，请在 {minutes, number} 分钟后再试',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    session: typeof messages
  }
}
