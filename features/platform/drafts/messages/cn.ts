export const messages = {
  unsent: '尚未提交：没有连接到服务器，内容已保留',
  waiting: '已保留，恢复连接后自动提交',
  away: '内容已保留，服务器恢复连接后自动提交',
  sendAgain: '重新提交',
  unsentEvaluations: '{count, number} 位候选人的评价尚未提交',
  unsentElsewhere: '还有 {count, number} 处内容尚未提交',
}

declare module '@candor/messages/words' {
  interface Words {
    drafts: typeof messages
  }
}
