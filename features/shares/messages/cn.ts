export const messages = {
  over: '这个链接打不开报告',
  overText: '链接可能不正确、已到期，或已被分享人撤回。请向分享给您的人索取新的链接。',
  failed: '报告暂时无法打开，请重试',
  gateTitle: '{company}与您共享了\n一份面试报告',
  gateFooter: '报告含个人信息，请勿转发。链接有效至 {until}，每次查看都会留下记录。',
  pinLabel: '请输入 6 位报告密码',
  pinHint: '密码由字母和数字组成，由分享人另行告知',
  pinEmpty: '请输入报告密码',
  pinMalformed: '报告密码格式不正确',
  unlock: '查看报告',
  sharedBy: '{name}（{company}）分享，有效至 {until}',
  refusal: {
    notToShare: '所选内容中有不能对外分享的部分',
    noLifetime: '请选择 7 天、30 天或 12 个月',
    tooManyShares: '这份报告的有效分享已有 {most, number} 个，请先撤回一些',
    notOpenable: '分享链接无法打开：链接不正确、已到期或已被撤回',
    wrongPassword: '密码错误',
    locked: '尝试次数过多，请在 {minutes, number} 分钟后再试',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    shares: typeof messages
  }
}
