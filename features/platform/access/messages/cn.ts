export const messages = {
  formerColleague: '前同事',
  refusal: {
    passwordChangeNeeded: '请先修改一次性密码',
    signInNeeded: '请先登录',
    tokenInvalid: '登录状态无效，请重新登录',
    tokenExpired: '登录已过期，请重新登录',
    erased: '该候选人的数据已被彻底删除，无法再显示',
    notFound: '链接无效',
    noView: '暂无查看权限',
    noOperate: '暂无操作权限，请联系HR',
  },
  permission: {
    position: { name: '职位', text: '查看职位及其设置。' },
    procedure: { name: '招聘流程', text: '查看招聘流程的各个阶段。' },
    candidate: { name: '候选人', text: '推荐候选人，添加或移除标签，删除附件。' },
    reportResume: { name: '简历', text: '查看简历和证件资料。' },
    reportAIInterview: { name: 'AI 面试', text: '查看 AI 面试的录像、分析、分数和测评结果。' },
    planInterview: { name: '面试安排', text: '查看面试安排，记录线下面试。' },
    thirdComment: { name: '第三方评价', text: '查看和填写第三方评价。' },
    offer: { name: '录用', text: '查看和管理录用通知。' },
    background: { name: '背景调查', text: '查看背景调查及其附件。' },
    reportRemark: { name: '备注', text: '查看和填写备注。' },
    reportInterviewLog: { name: '防作弊与查看记录', text: '查看防作弊结果，以及谁看过报告。' },
    talent: { name: '人才库', text: '查看人才库。' },
    reportCenter: { name: '报表中心', text: '查看招聘报表。' },
    manualEvaluation: { name: '人工评价', text: '评价候选人、作出决定、为单题打分。' },
    questionBank: { name: '题库', text: '查看题库。' },
    overviewAI: { name: 'AI 总结', text: '查看 AI 总结，不含单题分析。' },
  },
  userType: {
    superAdmin: '超级管理员',
    admin: '管理员',
    general: 'HR',
    interviewer: '面试官',
    read: '只读',
    freeze: '已冻结',
    helpUser: '协作者',
    publishUser: '发布者',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    access: typeof messages
  }
}
