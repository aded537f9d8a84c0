export const messages = {
  title: '录用通知发送记录',
  failed: '录用通知发送记录未能载入',
  sent: '发送时间',
  sentBy: '发送人',
  receiver: '收件地址',
  state: '状态',
  states: {
    open: '待答复',
    accepted: '已接受',
    declined: '已拒绝',
    withdrawn: '已撤回',
    expired: '已过期',
    unknown: '未知',
  },
} as const

declare module '@candor/messages/words' {
  interface Words {
    'job-offers': typeof messages
  }
}
