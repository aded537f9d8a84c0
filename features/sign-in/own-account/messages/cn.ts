export const messages = {
  title: '登录与安全',
  of: '{name} · {email}',
  password: {
    accountTitle: '密码',
    text: '修改密码后，您在其他设备上的登录会全部结束。',
    submit: '修改密码',
    changed: '密码已修改',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    'own-account': typeof messages
  }
}
