export const messages = {
  tabTitle: '面试安排',
  plans: '面试安排',
  count: '{count, number} 场',
  none: '暂无面试安排',
  noneText: '安排面试后，时间、地点和面试官会显示在这里。',
  failed: '面试安排暂时无法显示，其余内容不受影响。',
  timeOpen: '时间待定',
  timeOpenOn: '{day}，时间待定',
  fromTo: '{from} 至 {to}',
  cancelled: '安排已取消',
  response: {
    accepted: '已接受',
    rejected: '已拒绝',
    cancelled: '已取消',
  },
  room: {
    offline: '线下面试',
    builtIn: '内置线上会议室',
    online: '线上面试',
    meeting: '第三方会议',
    other: '其他',
  },
  roomType: '面试方式',
  location: '地点',
  roomNumber: '会议室号',
  meetingLink: '会议链接',
  candidatePassword: '候选人密码',
  interviewers: '面试官',
  interviewerPassword: '{name} 的密码',
  entrance: '进入面试',
  entranceOf: '以 {name} 的身份进入面试',
  otherFeedback: '其他反馈',
  guests: '参会人',
  otherInfo: '其他信息',
  createdBy: '创建人',
  createdAt: '{name}，{time}',
  comma: '、',
  show: '显示',
  hide: '隐藏',
  showSecret: '显示{what}',
  hideSecret: '隐藏{what}',
  hidden: '已隐藏',
}

declare module '@candor/messages/words' {
  interface Words {
    'report-plan': typeof messages
  }
}
