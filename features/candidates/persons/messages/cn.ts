export const messages = {
  refusal: {
    mayNotLook: '您的账号不能添加候选人',
    tooMany: '查询过于频繁，请在 {minutes, number} 分钟后再试',
  },
  title: '可能是同一个人',
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
  open: '查看报告',
}

declare module '@candor/messages/words' {
  interface Words {
    persons: typeof messages
  }
}
