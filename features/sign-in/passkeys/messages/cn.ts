export const messages = {
  signInWay: '通行密钥登录',
  accountTitle: '通行密钥',
  intro: '用指纹、面容或设备密码登录，不必输入密码。添加后，用密码登录时也会要求两步验证。',
  notAWay: '贵公司不允许用通行密钥直接登录，它只用于两步验证。',
  failed: '通行密钥未能载入',
  none: '还没有通行密钥',
  noneText: '添加后，在这台设备上登录只需指纹、面容或设备密码。',
  full: '已达到 {count, number} 个，请先移除一个。',
  addedWith: '{time} 用 {device} 添加',
  addedAt: '{time} 添加',
  usedAt: '上次使用：{time}',
  neverUsed: '尚未使用',
  add: '添加通行密钥',
  addTitle: '添加通行密钥',
  addText: '点击“继续”后，浏览器会请您用指纹、面容、设备密码或安全密钥确认。',
  name: '名称',
  nameHint: '例如“工作电脑”，方便以后辨认',
  nameMissing: '请输入名称',
  continue: '继续',
  waiting: '请在浏览器的对话框中确认…',
  added: '通行密钥已添加',
  rename: '改名',
  renameTitle: '给通行密钥改名',
  save: '保存',
  renamed: '名称已保存',
  remove: '移除',
  removeTitle: '移除通行密钥',
  removeText: '移除后，“{name}”不能再登录这个账号。它在设备里的副本，请到设备的密码管理器中删除。',
  removed: '通行密钥已移除',
  signInText: '用这台设备、手机或安全密钥中保存的通行密钥登录，不必输入邮箱和密码。',
  signIn: '用通行密钥登录',
  stepText: '用这个账号的通行密钥确认是您本人。',
  step: '使用通行密钥',
  stop: {
    cancelled: '没有完成：对话框已关闭，或等待太久。您可以再试一次。',
    known: '这台设备上已经有这个账号的通行密钥。',
    otherAddress: '通行密钥只能在本系统的正式网址使用，而这个页面是从别的网址打开的。',
    unsupported: '这个浏览器不支持通行密钥。请换用新版浏览器，或用其他方式登录。',
    failed: '设备没有完成这次操作。请再试一次，或换一台设备。',
  },
  refusal: {
    off: '这台服务器没有启用通行密钥',
    wrongPasskey: '这个通行密钥未被接受。请再试一次，或用其他方式登录',
    tooMany: '尝试次数过多，请在 {minutes, number} 分钟后再试',
    full: '一个账号最多有 {count, number} 个通行密钥，请先移除一个',
    notMade: '通行密钥没有添加：设备的回应不符合要求，或等待太久。请再试一次',
    there: '这个通行密钥已经添加过',
    gone: '这个通行密钥已被移除，请刷新页面',
    demanded: '贵公司要求两步验证，这是您唯一的两步验证方式，不能移除',
    pendingOver: '这次登录等待太久，或尝试次数过多，请重新登录',
  },
  mail: {
    addedSubject: '您的账号添加了通行密钥',
    added:
      '{name}，您好：\n\n您的 {brand} 账号添加了通行密钥“{passkey}”，用它可以登录。如果不是您本人操作，请立即移除它、修改密码，并联系贵公司的管理员。',
    removedSubject: '您的通行密钥已被移除',
    removed:
      '{name}，您好：\n\n您的 {brand} 账号移除了通行密钥“{passkey}”。如果不是您本人操作，请立即修改密码，并联系贵公司的管理员。',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    passkeys: typeof messages
  }
}
