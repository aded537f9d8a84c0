export const messages = {
  manageTitle: '登录规则',
  intro: '公司的账号可以怎样登录，登录保持多久。更改对已有的登录同样有效，从下一次请求开始。',
  failed: '登录规则未能载入',
  waysTitle: '登录方式',
  way: {
    password: '邮箱和密码',
    sms: '短信验证码',
    app: '微信',
    oidc: '单点登录（SSO），通过公司的身份提供方',
    passkey: '通行密钥',
    demo: '演示账号',
  },
  wayText: {
    password: '忘记密码的人可以通过邮件重新设置。',
    sms: '验证码发送到账号的手机号码。',
    app: '从绑定的微信直接进入。',
    oidc: '由公司自己的系统确认身份。',
    passkey: '用指纹、面容或设备密码登录，本身就满足两步验证。',
  },
  ownWay: '您正是用这种方式登录的，所以不能关闭；请先用另一种方式登录。',
  secondFactor: '必须使用两步验证',
  secondFactorText:
    '用密码、短信或微信登录时，还要输入身份验证器应用的验证码。没有两步验证的登录会马上结束。',
  ownFactor: '要开启这一项，请您自己先用两步验证登录。',
  lengthsTitle: '登录时长',
  length: '登录最长保持',
  lengthText: '到时间后需要重新登录，无论是否在使用。',
  rest: '闲置多久后结束',
  restText: '这段时间内没有任何操作，登录就会结束。',
  never: '从不',
  minutes: '{count, number} 分钟',
  hours: '{count, number} 小时',
  days: '{count, number} 天',
  on: '是',
  off: '否',
  refusal: {
    nobodyLeft: '这样一来，贵公司就没有管理员能登录了。请先让另一位管理员有可用的登录方式',
    ownLastWay: '这是您唯一能用的登录方式。请先添加另一种，再移除它',
    ownWay: '您正在使用的登录方式必须保留，请先用另一种方式登录',
    noWay: '至少要保留一种这台服务器提供的登录方式，否则谁也无法登录',
    ownFactor: '请您自己先用两步验证登录，再要求所有人使用',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    'sign-in-rules': typeof messages
  }
}
