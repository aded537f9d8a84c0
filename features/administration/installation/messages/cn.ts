export const messages = {
  title: '创建第一家公司',
  hint: '这台服务器上还没有公司。创建之后您就是它的管理员，并直接登录。',
  code: '安装码',
  codeHint: '服务器启动时写在日志里，只有装服务器的人看得到。丢了就重启服务器，会换一个新的。',
  codeMissing: '请输入安装码',
  name: '公司名称',
  nameMissing: '请输入公司名称',
  profile: '招聘适用的法律',
  profileHint: '决定提供哪些分析，之后可以在“管理”里更改。',
  profileMissing: '请选择适用的法律',
  timeZone: '时区',
  timeZoneHint: '面试时间和日期按此时区显示。',
  timeZoneInvalid: '没有这个时区，例如 Asia/Shanghai',
  you: '您的账号',
  userName: '姓名',
  userNameMissing: '请输入您的姓名',
  email: '邮箱',
  emailHint: '用来登录，之后不能更改。',
  submit: '创建公司并登录',
  submitting: '正在创建…',
  closedTitle: '这台服务器已经有公司了',
  closedText: '请登录。没有账号的话，请公司的管理员邀请您。',
  toSignIn: '前往登录',
  failed: '页面未能载入',
  refusal: {
    alreadySetUp: '这台服务器已经有公司了',
    wrongCode: '安装码不对，请核对服务器的日志',
    unknownZone: '没有这个时区，例如 Asia/Shanghai',
    repeatedPassword: '密码不能只是空格或同一个字符的重复',
    ownPassword: '密码不能是您的邮箱、姓名或公司名称，重复书写或加上数字也不行',
    commonPassword: '密码太常见，容易被猜到，请换一个',
    madeMeanwhile: '刚才有人先创建了公司，请登录或联系那位管理员',
    tooMany: '尝试次数过多，请在 {minutes, number} 分钟后再试',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    installation: typeof messages
  }
}
