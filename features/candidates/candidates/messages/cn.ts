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
}

declare module '@candor/messages/words' {
  interface Words {
    candidates: typeof messages
  }
}
