export const messages = {
  records: '评价记录',
  recordsCount: '{count, plural, =0 {暂无评价} other {# 条评价}}',
  recordsNone: '暂无记录',
  recordsNoneText: '同事写下的评价会按人和阶段显示在这里。',
  recordsFailed: '评价记录暂时无法显示，其余内容不受影响。',
  recordsOlder: '显示更早的 {count, number} 条',
  own: '我',
  unread: '未读',
  status: { pass: '通过', reject: '淘汰', wait: '待定' },
  kind: {
    overall: '综合评价',
    video: '视频评价',
    resume: '简历评价',
    evaluation: '评价',
    suggestion: '岗位建议',
  },
  stage: { screening: '初筛', hired: '已录用', eliminated: '已淘汰', other: '阶段 {id}' },
  decide: {
    bar: '我的评价',
    choice: '评价结果',
    current: '当前',
    score: '我的评分',
    scoreKeys: '按 1 至 5 打分',
    scored: '我的评分 {score, number}',
    opinion: '评价内容',
    opinionHint: '填写评价：依据、疑问、下一轮追问',
    chosen: '已选择：{decision, select, pass {通过} wait {待定} other {淘汰}}',
    takenBack: '已取消：{decision, select, pass {通过} wait {待定} other {淘汰}}',
    own: '我的评价：{decision, select, pass {通过} wait {待定} other {淘汰}}，{date}',
    saidBy: '{name}：{decision, select, pass {通过} wait {待定} other {淘汰}}',
    saidWithScore: '{name}：{decision, select, pass {通过} wait {待定} other {淘汰}}，{score}',
    submit: '提交',
    submitAndNext: '提交，下一位',
    submitAndSeeNext: '提交，看下一位',
    submittedLast: '已提交，这是最后一位候选人',
    stored: '已保存',
  },
  popup: {
    open: '评价',
    title: '评价{name}',
    titleOfEvaluation: '{name}的面试评价',
    suggestionHint: '适合的岗位或级别，以及理由',
    more: '补充简历与视频评分',
    optional: '选填',
    cancel: '取消',
    submitted: '评价已提交',
  },
  partlyFailed: '部分评价提交失败',
  refusal: {
    nothingFilled: '请至少填写评价、打分或选择结果',
    textNeeded: '请填写评价内容',
    reasonNeeded: '请填写淘汰原因',
    remarkEmpty: '请输入备注',
    unknownType: '没有这种评价',
    unknownResult: '没有这种结果',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    evaluations: typeof messages
  }
}
