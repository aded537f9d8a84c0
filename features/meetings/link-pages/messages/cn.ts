export const messages = {
  for: '{company}',
  with: '面试官',
  where: '地点',
  roomByMail: '会议链接在邮件里。',
  companyCancelled: '面试已取消',
  companyCancelledText: '{company}取消了“{position}”职位“{round}”的面试，您无需再做任何操作。',
  over: '这个链接已失效',
  overText: '请打开最近一封邮件中的链接，或联系招聘人员。',
  incomplete: '这个链接不完整',
  incompleteText: '请从邮件中重新打开，或复制完整的链接。',
  failed: '没有成功，请检查网络后重试',
  loading: '正在打开',
  room: {
    offline: '线下面试',
    builtIn: '内置会议室',
    online: '线上面试',
    meeting: '线上会议',
    other: '另行通知',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    'link-pages': typeof messages
  }
}
