export const messages = {
  title: '通知',
  accountTitle: '接收哪些通知',
  bell: '通知',
  bellNew: '{count, plural, other {通知，# 条未读}}',
  bellMany: '通知，{most, number} 条以上未读',
  countNew: '{count, plural, other {# 条未读}}',
  announced: '{count, plural, other {有 # 条新通知}}',
  readAll: '全部标为已读',
  all: '全部通知',
  which: '选择通知方式',
  empty: '还没有通知',
  emptyHint: '有人请你评估、回复你或提到你时，会显示在这里。',
  emptyFiltered: '没有符合条件的通知',
  failed: '通知加载失败',
  filter: '筛选',
  anyKind: '所有类型',
  allStates: '全部',
  unread: '未读',
  unreadOnly: '只看未读',
  gone: '这位候选人你已无权查看',
  heldBack: '提交你自己的意见后可见',
  kind: {
    asked: '请我评估',
    answered: '对我请求的回复',
    mentioned: '提到我',
    finished: '任务完成',
    failed: '任务失败',
    limit: '停留超时',
  },
  kindHint: {
    asked: '同事向你推荐候选人。',
    answered: '你请的人接受、作了决定或拒绝。',
    mentioned: '有人在备注、意见或留言中提到你。',
    finished: '导入、批量操作或简历读取已完成。',
    failed: '其中有失败的，或有邮件未能发出。',
    limit: '候选人停留超过该阶段的期限。',
  },
  said: {
    asked: {
      one: '{by, select, yes {{byName}} other {有人}}请你评估{name}',
      many: '{by, select, yes {{byName}} other {有人}}请你评估{count, plural, =0 {多位候选人} other { # 位候选人}}',
    },
    answered: {
      decided: '{by, select, yes {{byName}} other {有人}}已对{name}给出意见',
      accepted: '{by, select, yes {{byName}} other {有人}}已接受评估{name}',
      declined: '{by, select, yes {{byName}} other {有人}}拒绝评估{name}',
    },
    mentioned: {
      remark: '{by, select, yes {{byName}} other {有人}}在{name}的备注中提到你',
      opinion: '{by, select, yes {{byName}} other {有人}}在对{name}的意见中提到你',
      note: '{by, select, yes {{byName}} other {有人}}在给{name}的留言中提到你',
      notes: '{by, select, yes {{byName}} other {有人}}在给多位候选人的留言中提到你',
    },
    finished: {
      bulk: '批量操作已完成：{count, plural, other {# 位候选人}}',
      drop: '{count, plural, other {# 份简历}}已读取',
      table: '{count, plural, other {# 行}}已从表格添加',
      import: '导入已完成：{count, plural, other {# 位候选人}}',
    },
    failed: {
      bulk: '批量操作中有 {failed, number} / {count, number} 位候选人失败',
      drop: '{count, number} 份简历中有 {failed, number} 份无法读取',
      table: '表格的 {count, number} 行中有 {failed, number} 行未能添加',
      import: '{count, number} 位候选人中有 {failed, number} 位导入失败',
      mail: '有邮件未能发出',
    },
    limit: { stage: '{name}停留已超过该阶段的期限' },
  },
  mail: {
    subject: '{count, plural, other {# 条新通知}}',
    choose: '选择通知方式：{address}',
  },
  choices: {
    text: '选择每类通知出现的地方。已发送的通知不受影响。',
    kind: '类型',
    bell: '铃铛',
    mail: '邮件',
    inBell: '在铃铛中显示：{kind}',
    byMail: '发送邮件：{kind}',
    noMail: '本服务器未设置邮件，因此不会发送邮件。',
    once: '邮件最多每十分钟一封，两分钟内读过的不再发送。',
    failed: '设置加载失败',
    saved: '已保存',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    notices: typeof messages
  }
}
