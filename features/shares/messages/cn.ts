export const messages = {
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
