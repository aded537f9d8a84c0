export const messages = {
  accountTitle: '登录的设备',
  ownText: '您的账号目前在这些设备上登录。有不认识的设备，请结束它的登录，并修改密码。',
  manageTitle: '登录情况',
  intro: '公司里谁在哪里登录。结束登录后，该设备上的页面、视频和实时更新立即停止。',
  failed: '登录情况未能载入',
  find: '查找姓名或邮箱',
  none: '没有找到登录',
  current: '本次登录',
  device: '{browser}，{system}',
  unknownBrowser: '未知浏览器',
  unknownSystem: '未知系统',
  here: '当前网络',
  network: '网络 {network}',
  unknownNetwork: '未知网络',
  wayAndFactor: '{way} + 两步验证',
  since: '登录于 {time}',
  seen: '最近使用 {time}',
  end: '结束登录',
  endLabel: '结束登录：{device}',
  endLabelOf: '结束登录：{name}，{device}',
  ended: '登录已结束',
  everywhere: '在所有设备上退出',
  everywhereText:
    '所有设备上的登录都会结束，包括这一个。之后需要重新登录；未提交的内容会保留在本浏览器。日历订阅地址不受影响，可以在“我的面试”中停用。',
  endOf: '结束全部登录',
  endOfText: '账号在所有设备上的登录都会马上结束，可以重新登录。',
  others: '结束其他所有人的登录',
  othersText: '公司里除您这次登录以外的登录都会马上结束，每个人都要重新登录。',
  endedCount: '已结束 {count, number} 个登录',
}

declare module '@candor/messages/words' {
  interface Words {
    'open-sessions': typeof messages
  }
}
