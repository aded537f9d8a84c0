export const messages = {
  accountTitle: '两步验证',
  failed: '两步验证设置未能载入',
  signInAgain: '重新登录',
  codeForm: '请输入应用中显示的 6 位验证码',
  off: '除密码以外再加一步，即使密码泄露，别人也进不了您的账号。',
  on: '登录时，除密码外还需要两步验证。',
  demandedText: '贵公司要求启用。',
  proof: {
    password: '当前密码',
    passwordOrCode: '当前密码或验证码',
    code: '验证码',
    freshSignIn: '验证码',
    why: '用来确认是您本人',
    missing: '请输入密码或验证码',
  },
  app: {
    title: '身份验证器应用',
    text: '在手机上用任意身份验证器应用（如 Google Authenticator、Microsoft Authenticator）显示 6 位验证码。',
    isOn: '已启用',
    add: '添加应用',
    remove: '移除应用',
    removeText: '移除后，登录时不再需要它的验证码。',
    removed: '身份验证器应用已移除',
  },
  enrol: {
    title: '添加身份验证器应用',
    scan: '用身份验证器应用扫描这个二维码。',
    picture: '供身份验证器应用扫描的二维码；无法扫描时请使用下方的密钥',
    byHand: '无法扫描？手动输入密钥',
    secret: '密钥',
    confirm: '输入应用中显示的 6 位验证码。',
    code: '6 位验证码',
    submit: '添加',
    done: '身份验证器应用已添加',
    failed: '无法生成二维码',
  },
  codes: {
    title: '恢复码',
    text: '手机不在身边时用来登录，每个只能用一次。',
    left: '还剩 {count, number} 个',
    once: '手机不在身边时，可以用这些恢复码登录，每个只能用一次。它们只在这里显示一次，请现在保存。',
    copy: '复制全部',
    copied: '已复制',
    save: '保存为文件',
    noted: '我已保存',
    renew: '更换恢复码',
    renewText: '会生成十个新的恢复码，旧的全部失效。',
  },
  refusal: {
    proofNeeded: '请先证明是您本人：输入密码或验证码',
    wrongProof: '密码或验证码不正确',
    signInAgain: '为了安全，请重新登录，并在十分钟内完成这项操作',
    wrongCode: '验证码不正确。请输入最新显示的验证码；如果仍被拒绝，可能是手机的时间不准，请设为自动校时',
    wrongRecoveryCode: '恢复码不正确或已使用过，请核对后重试，或换一个恢复码',
    codeUsed: '这个验证码已经用过，请等下一个',
    tooMany: '尝试次数过多，请在 {minutes, number} 分钟后再试',
    alreadyThere: '这个账号已经有身份验证器应用，请刷新页面',
    enrolmentOver: '这个二维码已过期，请重新开始',
    demanded: '贵公司要求两步验证，身份验证器应用是您唯一的两步验证方式，不能移除',
    noFactor: '这个账号没有启用两步验证，不需要恢复码',
    pendingOver: '这次登录等待太久，或尝试次数过多，请重新登录',
    linkedElsewhere: '这个微信已绑定另一个账号，请先在那个账号中解除绑定',
    accountLinked: '这个账号已绑定另一个微信，请先在“登录与安全”中解除绑定',
  },
  mail: {
    addedSubject: '您的账号添加了身份验证器应用',
    added:
      '{name}，您好：\n\n您的 {brand} 账号添加了身份验证器应用，登录时会要求输入它的验证码。如果不是您本人操作，请立即修改密码，并联系贵公司的管理员。',
    codesRenewedSubject: '您的恢复码已更换',
    codesRenewed:
      '{name}，您好：\n\n您的 {brand} 账号生成了新的恢复码，旧的已失效。如果不是您本人操作，请立即修改密码，并联系贵公司的管理员。',
    appLinkedSubject: '您的账号已绑定微信',
    appLinked:
      '{name}，您好：\n\n您的 {brand} 账号绑定了一个微信，用它可以登录。如果不是您本人操作，请立即在“登录与安全”中解除绑定、修改密码，并联系贵公司的管理员。',
    appUnlinkedSubject: '您的账号已解除微信绑定',
    appUnlinked:
      '{name}，您好：\n\n您的 {brand} 账号解除了微信绑定，用它进行的登录也已结束。如果不是您本人操作，请立即修改密码，并联系贵公司的管理员。',
    removedSubject: '您的身份验证器应用已被移除',
    removed:
      '{name}，您好：\n\n您的 {brand} 账号移除了身份验证器应用。如果不是您本人操作，请立即修改密码，并联系贵公司的管理员。',
    recoveryCodeUsedSubject: '有人用恢复码登录了您的账号',
    recoveryCodeUsed:
      '{name}，您好：\n\n您的 {brand} 账号刚刚用恢复码登录，还剩 {left, number} 个恢复码。如果不是您本人，请立即修改密码，并联系贵公司的管理员。',
    resetSubject: '您账号的两步验证已被重置',
    reset:
      '{name}，您好：\n\n贵公司的管理员重置了您的 {brand} 账号：身份验证器应用和恢复码都已移除，您也已在所有设备上退出登录。如果您没有要求这样做，请联系管理员。{calendar, select, yes {\n\n您的日历订阅地址仍然有效。如果别人可能知道它，请在“我的面试”中停用或更换。} other {}}',
  },
  step: {
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
  },
}

declare module '@candor/messages/words' {
  interface Words {
    'second-factor': typeof messages
  }
}
