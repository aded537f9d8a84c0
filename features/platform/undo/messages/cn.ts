export const messages = {
  refusal: {
    undoneAlready: '{name}已经撤销了这项操作',
    tooLate: '已超过十分钟，不能再撤销',
  },
  label: '可撤销的操作',
  undo: '撤销',
  close: '关闭',
  done: '已撤销{count, plural, =1 {} other {（# 人）}}',
  failed: '未能撤销',
  refusedMore: '另有 {count, number} 人未能恢复',
  refused: {
    moved: '{name}之后又被{by, select, none {移动} other {{by}移动}}，未恢复',
    decided: '之后{by, select, none {有人} other {{by}}}对{name}作出了决定，未恢复',
    answered: '{by, select, none {对方} other {{by}}}已答复对{name}的推荐，未恢复',
    changed: '{by, select, none {} other {{by}}}之后又有更改，未恢复',
    gone: '相关内容已不存在，未恢复',
  },
  act: {
    move: {
      moved: '已将{count, plural, =1 {{name}} other {# 人}}移至{target}',
      reopened: '已重新开启{count, plural, =1 {{name}} other {# 人}}，阶段：{target}',
      hired: '已录用{count, plural, =1 {{name}} other {# 人}}',
      rejected: '已淘汰{count, plural, =1 {{name}} other {# 人}}',
      withdrew: '已记录{count, plural, =1 {{name}} other {# 人}}退出',
    },
    decision: {
      pass: '对{name}的决定：通过',
      wait: '对{name}的决定：待定',
      reject: '对{name}的决定：淘汰',
    },
    decisionWithdrawal: '已撤回对{name}的决定',
    recommendation: '已将{count, plural, =1 {{name}} other {# 人}}推荐给{target}',
    declining: '已婉拒对{name}的推荐',
    withdrawing: '已撤回将{name}推荐给{target}',
    label: {
      given: '已为{count, plural, =1 {{name}} other {# 人}}添加标签“{target}”',
      taken: '已为{count, plural, =1 {{name}} other {# 人}}移除标签“{target}”',
    },
    remark: '已为{name}添加备注',
    remarkChange: '已修改关于{name}的备注',
    remarkDeletion: '已删除关于{name}的备注',
    attachment: '已删除{name}的附件“{target}”',
    candidate: '已移除一位候选人',
    share: '已终止{count, plural, =1 {{name}} other {# 人}}的分享',
    position: '已关闭职位“{target}”',
  },
  timeline: {
    undone:
      '<b>{who}</b>撤销了{kind, select, decision {一项决定} decisionWithdrawal {决定的撤回} recommendation {一次推荐} declining {一次婉拒} withdrawing {一次推荐撤回} label {一次标签更改} remark {一条备注} remarkChange {备注的修改} remarkDeletion {备注的删除} attachment {附件的删除} candidate {一次移除} share {分享的结束} other {一项操作}}',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    undo: typeof messages
  }
}
