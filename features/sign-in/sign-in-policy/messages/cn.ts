export const messages = {
  refusal: {
    nobodyLeft: '这样一来，贵公司就没有管理员能登录了。请先让另一位管理员有可用的登录方式',
    ownLastWay: '这是您唯一能用的登录方式。请先添加另一种，再移除它',
  },
}
