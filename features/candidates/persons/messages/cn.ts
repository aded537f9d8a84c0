export const messages = {
  timeline: {
    parted: '<b>{who}</b>记下与另一位不是同一个人',
    unparted: '<b>{who}</b>撤回了与另一位不是同一个人的记录',
  },
  refusal: {
    mayNotLook: '您的账号不能添加候选人',
    tooMany: '查询过于频繁，请在 {minutes, number} 分钟后再试',
    sameCandidate: '请选择另一位候选人',
    noHint: '这两份申请没有相同的手机号或邮箱',
  },
  title: '可能是同一个人',
  titleApart: '手机号或邮箱相同',
  samePhone: '手机号与{name}相同',
  sameEmail: '邮箱与{name}相同',
  sameBoth: '手机号和邮箱与{name}相同',
  where: '{position} · {state} · {when}',
  inOutcome: {
    hired: '已录用',
    rejected: '已淘汰',
    withdrew: '已放弃',
  },
  same: '是同一个人',
  notSame: '不是',
  joined: '同一个人，两份申请。',
  apart: '按新的人添加。',
  inThisPosition: '此人已在这个职位中。仍要添加，就会有两份申请。',
  notSamePerson: '不是同一个人',
  apartBy: '不是同一个人：{by}，{when}',
  takeBack: '撤回',
  apartKept: '已记下：{name}不是同一个人',
  apartTakenBack: '已撤回：{name}可能是同一个人',
  compare: '比较并合并',
  open: '查看报告',
}

declare module '@candor/messages/words' {
  interface Words {
    persons: typeof messages
  }
}
