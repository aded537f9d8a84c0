export const messages = {
  refusal: {
    cannotSeeAll: '{name} 无权查看所选的全部候选人，不能提及。请先推荐给 {name}，或删去 @',
    cannotSee: '{name} 无权查看该候选人，不能提及。请先把候选人推荐给 {name}，或删去 @',
    unknownColleague: '@ 提及的人在这里没有账号',
  },
  hint: '@ 可提及能看到该候选人的同事，并通知对方',
  list: '能看到该候选人的同事',
  found: '{count, plural, =0 {没有能看到该候选人的同事叫这个名字} other {# 位同事，用方向键选择}}',
  failed: '同事未能载入',
  you: '你',
}

declare module '@candor/messages/words' {
  interface Words {
    mentions: typeof messages
  }
}
