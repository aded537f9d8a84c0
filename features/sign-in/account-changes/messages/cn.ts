export const messages = {
  mail: {
    addressOldSubject: '您账号的邮箱已更改',
    addressOldText:
      '{name}，您好：\n\n您的账号今后使用 {email}，不再使用此邮箱。此前寄到此邮箱的设置密码链接和面试链接都已失效。更改由贵公司的目录或管理员作出。\n\n如果这不是预期的更改，请立即联系贵公司的管理员。',
    addressNewSubject: '您的账号今后使用此邮箱',
    addressNewText:
      '{name}，您好：\n\n您的账号今后使用此邮箱，不再使用 {email}。请用此邮箱登录；密码不变。更改由贵公司的目录或管理员作出。\n\n如果这不是预期的更改，请立即联系贵公司的管理员。',
  },
}
