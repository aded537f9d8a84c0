export const messages = {
  title: '管理',
  navTitle: '管理',
  sections: '管理项目',
  find: '查找设置',
  hits: '{all, number} 项中 {count, number} 项',
  noHit: '没有找到相关设置，请换一个词',
  backToHits: '返回“{find}”的结果',
  groups: {
    people: '人员',
    hiring: '招聘',
    reports: '报告',
    connections: '对接',
    company: '公司',
  },
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
