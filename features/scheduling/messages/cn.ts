export const messages = {
  refusal: {
    linkOver: '这个链接无效或已失效',
    tooManyTries: '尝试次数过多，请在 {minutes, number} 分钟后再试',
    timeTaken: '这个时间刚刚被选走了，请另选一个',
    notOffered: '这个时间已不再提供，请另选一个',
    cancelledAlready: '你已取消这场面试，不能再选时间',
    movedAlready: '面试时间只能更改一次，如需再改请联系公司',
    tooLateToMove: '已过更改面试时间的期限，请联系公司',
    reasonMissing: '请写一句哪些时间方便',
    notNow: '面试安排有变化，现在不能这样答复',
    endBeforeStart: '结束时间必须晚于开始时间',
    timeOver: '这个时间已经过去',
    timeTwice: '同一个时间写了两次',
    tooLong: '一场面试最长 12 小时',
    tooFarAhead: '时间最多可以安排到一年之后',
    noMailAddress: '候选人没有邮箱，无法发送选择时间的链接',
    planOver: '这场面试已取消',
  },
  mail: {
    offer: {
      subject: '{company}邀请你选择面试时间',
      text: '你好！{company}邀请你参加“{position}”职位的面试，提供了 {count, number} 个可选时间。请打开下面的链接，选择一个方便的时间。',
      choose: '选择面试时间',
      footer: '链接只用于这一场面试，请不要转发。如果没有合适的时间，也可以在页面上告诉我们。',
    },
  },
}

declare module '@candor/messages/words' {
  interface Words {
    scheduling: typeof messages
  }
}
