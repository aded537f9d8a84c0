export const messages = {
  refusal: {
    linkOver: '这个链接无效或已失效，请使用最近发给您的链接',
    tooManyTries: '尝试次数过多，请在 {minutes, number} 分钟后再试',
    planCancelled: '公司已取消这场面试',
    endBeforeStart: '结束时间必须晚于开始时间',
    timeOver: '这个时间已经过去',
    tooLong: '一场面试最长 12 小时',
    tooFarAhead: '时间最多可以安排到一年之后',
    unknownZone: '没有这个时区',
    unknownRound: '这个职位没有这一轮面试',
    roundNameMissing: '请填写面试轮次',
    noLink: '请填写以 http:// 或 https:// 开头的会议链接',
    placeMissing: '请填写面试地点',
    noMeetingServer: '尚未设置会议服务器，请选择其他面试方式',
    wrongAddress: '邮箱格式不正确',
    unknownInterviewer: '有面试官不存在或已被冻结',
    interviewerTaken: '{names} 在这个时间已有面试',
    tooManyPlans: '您对一位候选人最多可以安排 {most, number} 场面试',
    changedMeanwhile: '这场面试刚刚被其他人修改，请刷新后再试',
    cancelled: '这场面试已取消',
    notInterviewer: '您不是这场面试的面试官',
    interviewOver: '这场面试已经开始，不能再答复',
    answeredOften: '今天更改答复的次数过多，请明天再试',
    wrongDay: '日期与开始时间不是同一天',
    wrongWeek: '一次最多查看 10 天',
  },
  event: { title: '{round} 面试：{candidate}' },
  mail: {
    planned: {
      subject: '{company}：{round} 面试安排（{about}）',
      text: '{who} 安排了一场面试。日历文件见附件。',
      choice: '{choiceFor, select, candidate {您} other {候选人}}选定了这场面试的时间。日历文件见附件。',
    },
    changed: {
      subject: '{company}：{round} 面试有变更（{about}）',
      text: '{who} 修改了这场面试。附件会更新您日历里的安排。',
      choice:
        '{choiceFor, select, candidate {您} other {候选人}}把这场面试改到了另一个时间。附件会更新您日历里的安排。',
    },
    cancelled: {
      subject: '{company}：{round} 面试已取消（{about}）',
      text: '{who} 取消了这场面试。附件会把它从您的日历里移除。',
    },
    reminded: {
      subject: '{company}：即将开始的 {round} 面试（{about}）',
      text: '提醒：这场面试将在一天内开始。',
    },
    ended: {
      subject: '{company}：请填写 {round} 的面试反馈（{about}）',
      text: '这场面试已经结束，请填写您的面试反馈。未进行的话，也请在报告中标记。',
    },
    satisfaction: {
      subject: '{company}：您对“{round}”面试的感受如何？',
      text: '感谢您参加“{round}”面试。您觉得这场面试怎么样？您的回答由安排面试的人查看。',
      link: '通过此链接用一分钟回答。链接仅供您本人使用，无需账号：{link}',
    },
    position: '职位：{position}',
    time: '时间：{from} 至 {to}（{zone}，{offset}）',
    interviewers: '面试官：{names}',
    place: '地点：{place}',
    link: '会议链接：{link}',
    password: '会议密码：{password}',
    info: '其他信息：{info}',
    reason: '原因：{reason}',
    report: '候选人报告：{link}',
    news: {
      interview: '{candidate}，{round}',
      more: '另有 {count, number} 场面试。',
      interviewerRefused: {
        subject: '{company}：{name} 拒绝了 {round} 面试（{candidate}）',
        text: '{name} 拒绝了这场面试，请另选面试官或时间。',
      },
      candidateRefused: {
        subject: '{company}：候选人不能参加 {round} 面试（{candidate}）',
        text: '候选人不能参加这场面试，需要另定时间。',
      },
      candidateCancelled: {
        subject: '{company}：候选人取消了 {round} 面试（{candidate}）',
        text: '候选人取消了已确认的面试。',
      },
      interviewerFrozen: {
        subject: '{company}：{name} 的账号已冻结，{count, number} 场面试需要另选面试官',
        text: '{name} 的账号已冻结，不能再主持以下面试，请另选面试官。',
      },
    },
    answer: {
      candidate: '请通过这个链接确认是否参加，不需要登录，链接只属于您：{link}',
      feedback: '请通过这个链接填写反馈，不需要登录，链接只属于您：{link}',
      interviewer: '请通过这个链接接受或拒绝，不需要登录，链接只属于您：{link}',
    },
  },
}

declare module '@candor/messages/words' {
  interface Words {
    plan: typeof messages
  }
}
