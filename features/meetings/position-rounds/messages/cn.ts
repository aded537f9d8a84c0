export const messages = {
  positionTitle: '面试轮次',
  title: '面试轮次',
  text: '候选人按这个顺序接受面试；每一轮的面试官填写所选的评估表。',
  none: '这个职位还没有面试轮次。',
  add: '添加一轮',
  save: '保存',
  discard: '放弃改动',
  saved: '“{name}”的面试轮次已保存',
  failed: '面试轮次未能载入',
  nameMissing: '请填写这一轮的名称',
  nameOf: '第 {number, number} 轮的名称',
  formOf: '第 {number, number} 轮的评估表',
  noForm: '不使用评估表',
  formEnded: '已停用',
  earlier: '第 {number, number} 轮提前',
  later: '第 {number, number} 轮推后',
  remove: '移除第 {number, number} 轮',
  refusal: {
    changedMeanwhile: '其他人刚改过这个职位的轮次，请放弃改动后再试',
    unknownRound: '这一轮已不存在，请放弃改动后再试',
    unknownForm: '这份评估表不存在或已停用，请另选一份',
  },
} as const

declare module '@candor/messages/words' {
  interface Words {
    'position-rounds': typeof messages
  }
}
