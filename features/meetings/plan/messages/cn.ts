export const messages = {
  refusal: {
    linkOver: '这个链接已失效，请打开最近一封邮件中的链接，或联系招聘人员',
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
    alreadyHeld: '这场面试已经举行，不能再修改或取消',
    notInterviewer: '您不是这场面试的面试官',
    interviewOver: '这场面试已经开始，不能再答复',
    answeredOften: '今天更改答复的次数过多，请明天再试',
    wrongDay: '日期与开始时间不是同一天',
    wrongWeek: '一次最多查看 10 天',
  },
  event: { title: '{round} 面试：{candidate}' },
  mail: {
    planned: {
      subject: '{company}面试邀请：{round} · {about}',
      text: '{reader, select, candidate {您好！{company}邀请您参加“{round}”，时间和地点如下，日历文件见附件。} other {{who} 安排了一场面试。日历文件见附件。}}',
      choiceSubject: '{company}面试时间已确认：{round} · {about}',
      choice:
        '{reader, select, candidate {您好！您选定的“{round}”面试时间已确认，无需再次确认。日历文件见附件。} other {候选人选定了这场面试的时间。日历文件见附件。}}',
    },
    changed: {
      subject: '{company}面试有变更：{round} · {about}',
      text: '{reader, select, candidate {您好！{company}修改了“{round}”的安排，最新的时间和地点如下。附件会更新您日历里的安排。} other {{who} 修改了这场面试。附件会更新您日历里的安排。}}',
      choiceSubject: '{company}面试已改期：{round} · {about}',
      choice:
        '{reader, select, candidate {您好！“{round}”面试已改到您新选定的时间，无需再次确认。附件会更新您日历里的安排。} other {候选人把这场面试改到了另一个时间。附件会更新您日历里的安排。}}',
    },
    cancelled: {
      subject: '{company}面试已取消：{round} · {about}',
      text: '{reader, select, candidate {您好！{company}取消了“{round}”面试。附件会把它从您的日历里移除。} other {{who} 取消了这场面试。附件会把它从您的日历里移除。}}',
    },
    reminded: {
      subject: '{company}面试即将开始：{round} · {about}',
      text: '{reader, select, candidate {您好！提醒您：“{round}”面试将在一天内开始。} other {提醒：这场面试将在一天内开始。}}',
    },
    ended: {
      subject: '{company}：请填写 {round} 的面试反馈（{about}）',
      text: '这场面试已经结束，请填写您的面试反馈。如果面试没有进行，请在同一页面选择“面试未进行”。',
    },
    satisfaction: {
      subject: '{company}：您对“{round}”面试的感受如何？',
      text: '您好！感谢您参加“{round}”面试。您觉得这场面试怎么样？',
      readers:
        '{company}安排面试的同事在录用结果确定之后才会看到，或者只看到五条及以上评价的汇总；评价不影响录用结果。',
      link: '用一分钟评价这场面试：{link}',
    },
    calendarTitle: '{company}面试：{round} · {about}',
    contact: '联系人：{who}',
    position: '职位：{position}',
    day: '{date}（{weekday}）',
    time: '时间：{day}{from}–{to}（{zone}，{offset}）',
    zones: {
      'Asia/Shanghai': '北京时间',
      'Asia/Taipei': '台北时间',
      'Asia/Hong_Kong': '香港时间',
    },
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
        subject: '{company}：{name} 无法参加 {round} 面试（{candidate}）',
        text: '{name} 无法参加这场面试，请另选面试官或时间。',
      },
      candidateRefused: {
        subject: '{company}：候选人无法参加 {round} 面试（{candidate}）',
        text: '候选人无法参加这场面试，需要另定时间。',
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
    button: {
      candidate: '确认是否参加',
      settled: '改期或取消',
      feedback: '填写反馈',
      interviewer: '接受或拒绝',
      satisfaction: '评价这场面试',
    },
    answer: {
      candidate: '请打开链接，确认是否参加：{link}',
      settled: '如需改期或取消，请打开：{link}',
      feedback: '请打开链接，填写反馈：{link}',
      interviewer: '请打开链接，接受或拒绝：{link}',
    },
    ownLink: '链接无需登录，仅供您本人使用。',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    plan: typeof messages
  }
}
