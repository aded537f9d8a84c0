export const messages = {
  tabTitle: '胜任力测评',
  overall: '综合结果',
  competence: '综合胜任力',
  stability: '情绪稳定性',
  times: '用时',
  firstAt: '首次作答',
  lastAt: '最后作答',
  competencies: '胜任力',
  competencyCount: '{first, number} 项一级，{second, number} 项二级',
  others: '其他',
  stabilityItems: '情绪稳定性各项',
  radar: '一级胜任力',
  secondLevel: '{name}：二级胜任力',
  ready: '胜任力测评结果已更新',
  none: '暂无可显示的胜任力测评',
  noneText: '候选人完成测评后，结果会显示在这里。',
  reload: '重新载入',
}

declare module '@candor/messages/words' {
  interface Words {
    'report-competency': typeof messages
  }
}
