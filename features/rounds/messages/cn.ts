export const messages = {
  title: '各轮面试一览',
  failed: '各轮面试的评分未能载入，页面其余部分不受影响。',
  rows: '按什么看',
  modules: '能力项',
  questions: '题目',
  comma: '、',
  form: '评估表',
  summary: '{compared, plural, other {# 项可以比较}}，{agreed, plural, other {# 项意见一致}}。',
  open: '<b>{name}</b>有分歧：{lowest} 与 {highest}。',
  nothingToCompare: '还没有两个人为同一项打分。',
  caption: '面试官的评分',
  what: '项目',
  spread: '分布',
  spreadOf: '{scores}',
  spreadWithDraft: '{scores}；我的草稿 {draft}',
  noScores: '暂无评分',
  mean: '{count, plural, =0 {平均} other {# 人平均}}',
  weight: '权重 {percent}%',
  place: '第 {number, number} 项，共 {count, number} 项',
  apart: '相差 {apart}',
  isOpen: '有分歧，相差 {apart}',
  total: '总分 {total}',
  you: '我',
  draft: '草稿，未提交',
  notScored: '未评分',
  watch: '观看 {moment}',
  heldBack: '暂不显示',
  heldBackText: '提交您这一轮的面试反馈后，这里会显示同轮其他人的评价。',
  heldBackOf: '{name}，{round}，{time} 提交',
  agreement: {
    reliable: '一致性可靠',
    tentative: '一致性尚可',
    open: '一致性不足',
    reliableText: '可以用来比较候选人，也可以据此取舍。',
    tentativeText: '可以用来比较候选人，不足以决定难分高下的取舍。',
    openText: '面试官对同样的表现打分差别很大，不要按平均分排序。',
    figure: 'Krippendorff alpha，95% 区间 {low} 到 {high}',
    scale: 'alpha {alpha}，区间 {low} 到 {high}，刻度从 0 到 1',
    counts: '使用此表的面试官 {raters} 人，候选人 {candidates} 人，评分 {scores} 个',
    tooFew: '至少 3 名面试官为 5 名候选人打分后，才计算一致性。',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    rounds: typeof messages
  }
}
