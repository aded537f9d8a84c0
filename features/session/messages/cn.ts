export const messages = {
  title: '登录',
  email: '邮箱',
  password: '密码',
  submit: '登录',
  emailMissing: '请输入邮箱',
  emailInvalid: '邮箱格式不正确',
  passwordMissing: '请输入密码',
  manage: '管理',
  myInterviews: '我的面试',
  signOut: '退出登录',
  expired: '登录已过期，请重新登录',
  submitting: '正在登录…',
  language: '选择语言',
  languageIs: '{short}，语言：{name}',
  account: '账号：{name}',
  home: '{brand}，回到候选人列表',
  changeTitle: '设置新密码',
  changeHint: '请把一次性密码换成您自己的密码。',
  oldPassword: '原密码',
  newPassword: '新密码',
  newPasswordHint: '至少 10 个字符',
  newPasswordShort: '密码至少需要 10 个字符',
  changeSubmit: '保存并继续',
  changeSubmitting: '正在保存…',
  signInNeeded: '您尚未登录，是否前往登录？',
  stay: '暂不登录',
  goToSignIn: '前往登录',
  refusal: {
    wrongPassword: '原密码不正确',
    samePassword: '新密码不能与原密码相同',
    repeatedPassword: '新密码不能只是空格或同一个字符的重复',
    ownPassword: '新密码不能是您的邮箱、姓名或公司名称，重复书写或加上数字也不行',
    wrongCredentials: '邮箱或密码不正确',
    oneTimePasswordOver: '一次性密码已过期，请联系管理员重新获取',
    busy: '当前登录的人较多，请 {seconds, number} 秒后重试',
    tooMany: '尝试次数过多，请在 {minutes, number} 分钟后再试',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    session: typeof messages
  }
}
