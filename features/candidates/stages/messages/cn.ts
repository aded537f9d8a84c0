export const messages = {
  manageTitle: '招聘阶段',
  positionTitle: '招聘阶段',
  byCandidate: '候选人本人',
  list: {
    names: {
      cn: '第 {number} 阶段，简体中文',
      en: '第 {number} 阶段，英文',
      'zh-TW': '第 {number} 阶段，繁体中文',
    },
    stages: '招聘阶段',
    intro:
      '候选人依次经过的阶段，对所有职位生效；职位可以另设自己的阶段。改名不影响已有记录，删除时会询问候选人去哪个阶段。',
    positionIntro: '目前与公司的阶段一致。改动后，这个职位使用自己的阶段。',
    ownIntro: '这个职位使用自己的阶段。公司阶段的名称和类型在管理中修改。',
    limit: '停留天数上限',
    failed: '招聘阶段未能载入',
    saved: '招聘阶段已保存',
    save: '保存',
    discard: '放弃改动',
    add: '添加阶段',
    cancel: '取消',
    kindOf: '第 {number} 阶段的类型',
    limitOf: '上限（天）',
    noLimit: '不限',
    limitFault: '请填写 1 到 365 之间的天数，或留空',
    kinds: '{kind, select, 1 {筛选} 2 {面试} 3 {录用} other {其他 {kind}}}',
    people: '{count, plural, =0 {无人} other {# 人}}',
    earlier: '第 {number} 阶段提前',
    later: '第 {number} 阶段延后',
    remove: '移除第 {number} 阶段',
    grip: '第 {number} 阶段：{name}，按上下方向键移动',
    gripHint: '拖动或按上下方向键调整顺序',
    removeTitle: '移除“{name}”',
    removeText:
      '这个阶段还有 {count, plural, other {# 人}}。请选择他们接下来所在的阶段，未答复的推荐会一并带过去。',
    target: '移到',
    removeAct: '移除阶段',
    elsewhere: '其他职位 {count, plural, other {# 人}}',
    asCompany: '与公司一致',
    leftOut: '未使用的公司阶段',
    takeIn: '使用“{name}”',
  },
  refusal: {
    severalPositions: '一次只能移动同一职位的候选人',
    twoTargets: '请只选择一个阶段或一个结果',
    unknownReason: '该理由不在公司的理由列表中，请重新选择',
    noReason: '请填写淘汰原因',
    changedMeanwhile: '其他人刚改过这些阶段，请放弃改动后再试',
    unknownStage: '有的阶段已不存在，请放弃改动后再试',
    nameMissing: '请填写阶段名称',
    nameTaken: '阶段名称重复',
    needsTarget: '请先选择被删除阶段的候选人去哪个阶段',
    noPosition: '职位不存在',
  },
  named: { screening: '初筛', interview: '面试', offer: '录用沟通', hired: '已录用', eliminated: '已淘汰' },
  stageRemoved: '阶段已删除',
  numbered: '阶段 {id}',
  today: {
    title: '停留超过期限',
    line: '{stage}：{days, number} 天，期限 {limit, number} 天',
    open: '打开报告',
    openOf: '打开报告：{name}',
  },
  timeline: {
    moved: '<b>{who}</b>把候选人从{from}移到<b>{to}</b>',
    ended:
      '<b>{who}</b>在{from}结束了申请：{outcome, select, hired {录用} rejected {淘汰} other {候选人退出}}',
    reopened: '<b>{who}</b>在<b>{to}</b>重新打开了申请',
    undone: '<b>{who}</b>撤销了移动：回到<b>{to}</b>',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    stages: typeof messages
  }
}
