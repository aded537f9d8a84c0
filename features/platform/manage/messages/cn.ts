export const messages = {
  title: '管理',
  sections: '管理项目',
  choose: '选择管理项目',
  notFound: '没有这个管理项目',
  toFirst: '前往第一项',
  refused: '只有管理员可以管理公司设置，请联系贵公司的管理员',
  back: '返回候选人列表',
  saved: '已保存',
  cancel: '取消',
  once: '只显示这一次，请立即复制并妥善转交。',
  noted: '我已保存',
}

declare module '@candor/messages/words' {
  interface Words {
    manage: typeof messages
  }
}
