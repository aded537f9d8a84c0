export const messages = {
  refusal: {
    noLabel: '请选择或输入标签',
    tooManyNames: '一家公司最多有 {most, number} 个标签，请从中选择',
    tooManyLabels: '一位候选人最多有 {most, number} 个标签',
  },
  education: {
    unlimited: '学历不限',
    juniorHigh: '初中及以下',
    highSchool: '高中/中专',
    college: '大专',
    bachelor: '本科',
    master: '硕士',
    doctorate: '博士',
    mba: 'MBA',
  },
  male: '男',
  female: '女',
  editLabels: '编辑标签',
  labelsOf: '编辑标签：{name}',
  findLabel: '查找或输入新标签',
  addLabel: '添加“{name}”',
  noLabels: '暂无标签，可在上方输入新标签。',
  noSuchLabel: '没有这个标签，可以添加。',
  labelsFailed: '标签未能载入。',
  labelAdded: '已添加标签“{name}”',
  labelRemoved: '已移除标签“{name}”',
  done: '完成',
  timeline: {
    applied: '<b>{who}</b>投递了申请',
    imported:
      '{isNew, select, yes {导入了候选人} other {再次导入了结果}}{count, plural, =0 {} other {，含 # 场 AI 面试}}',
    added:
      '<b>{who}</b>添加了候选人{way, select, hand {（手动）} drop {（来自简历）} position {（来自另一职位）} table {（来自表格）} application {（来自投递）} other {}}',
    labelled: '<b>{who}</b>设置了标签“{label}”',
    unlabelled: '<b>{who}</b>移除了标签“{label}”',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    candidates: typeof messages
  }
}
