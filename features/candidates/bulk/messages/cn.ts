export const messages = {
  refusal: {
    unknownColleague: '有同事的账号已不能使用',
    noLabel: '请填写标签',
    tooManyNames: '公司的标签太多，请先删除一些',
    tooManyChosen: '一次最多处理 5,000 位候选人，请缩小筛选范围',
    noReason: '请选择或填写淘汰原因',
    tooManyRunning: '还有 5 项批量操作在进行，请等其中一项结束',
    stillRuns: '操作还在进行，结束后才能撤销',
    tooLate: '已过十分钟，不能再撤销',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    bulk: typeof messages
  }
}
