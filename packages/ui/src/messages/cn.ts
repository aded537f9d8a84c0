export const messages = {
  retry: '重试',
  close: '关闭',
  loading: '加载中',
  analysing: '分析中',
  generating: '报告生成中',
  notShown: '不展示',
  noScore: '无评分',
  noContent: '暂无内容',
  noRecords: '暂无记录',
  failed: '这部分暂时无法显示，其余内容不受影响。',
  stale: '未能更新，现在显示的是之前的内容。',
  more: '还有 {count, number} 个',
  less: '收起',
  starsOf: '{value} 星，满分 {outOf, number} 星',
  outOf: '满分 {outOf, number}',
  starsBlank: '星级不展示',
  needsJudgement: '需要判断',
  notifications: '通知',
  shortlistCells:
    '共 {total, number} 位候选人，当前第 {position, number} 位：已操作 {operated, number} 位，未操作 {open, number} 位，无效 {invalid, number} 位',
  radarAxis: '维度',
  radarValue: '得分',
  radarMedian: '中位数',
  distributionAt: '{title}，该候选人 {value} 分',
  distributionRange: '得分',
  distributionCount: '候选人数',
  distributionFromTo: '{from} 至 {to}',
  avatarMale: '默认头像（男）',
  avatarFemale: '默认头像（女）',
  avatarUnknown: '默认头像',
  interviewer: 'AI 面试官',
  theme: '主题',
  themeLight: '浅色',
  themeDark: '深色',
  themeSystem: '跟随系统',
  choose: '请选择',
}

declare module '@candor/messages/words' {
  interface Words {
    ui: typeof messages
  }
}
