export const messages = {
  tabTitle: '第三方评价',
  evaluations: '第三方评价',
  count: '{count, number} 项',
  none: '暂无第三方评价',
  noneText: '外部测评的得分和报告会显示在这里。',
  failed: '第三方评价未能载入，页面其余部分不受影响。',
  unreadable: '有 {count, number} 项评价无法读取，请联系管理员',
  external: '外部供应商',
  status: {
    notReviewed: '未评阅',
    underReview: '评阅中',
    completed: '已完成',
  },
  score: '得分',
  noScore: '尚无得分',
  at: '{position}，{time}',
  add: '添加',
  adding: '添加第三方评价',
  change: '修改',
  changeNamed: '修改 {name}',
  changing: '修改第三方评价',
  testName: '测评名称',
  testNameMissing: '请填写测评名称',
  scoreHint: '数字、等级或文字',
  file: '测评报告',
  fileHidden: '候选人匿名，文件不展示，也不能上传；已有的文件会保留。',
  wantsResult: '请填写得分或上传文件，也可以稍后补充。',
  save: '保存',
  saving: '正在保存',
  saved: '保存成功',
  cancel: '取消',
  delete: '删除',
  deleteNamed: '删除 {name}',
  deleteTitle: '删除第三方评价？',
  deleteText: '“{name}”将被删除，无法恢复。',
  deleteWithFile: '“{name}”和它的文件将被删除，无法恢复。',
  deleted: '删除成功',
  refusal: {
    noFile: '找不到这个文件，请重新上传',
    changedMeanwhile: '这条评价已在别处修改，这里的内容没有保存。请取消后查看最新内容',
    tooMany: '一位候选人最多有 {most, number} 条第三方评价，请先删除一条',
  },
  timeline: {
    added: '添加了一项外部结果',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    'report-third-party': typeof messages
  }
}
