import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    undoneAlready: '{name}已經復原了這項操作',
    tooLate: '已超過十分鐘，無法再復原',
  },
  label: '可復原的操作',
  undo: '復原',
  close: '關閉',
  done: '已復原{count, plural, =1 {} other {（# 人）}}',
  failed: '無法復原',
  refusedMore: '另有 {count, number} 人未能還原',
  refused: {
    moved: '{name}之後又被{by, select, none {移動} other {{by}移動}}，未還原',
    decided: '之後{by, select, none {有人} other {{by}}}對{name}做出決定，未還原',
    answered: '{by, select, none {對方} other {{by}}}已回覆對{name}的推薦，未還原',
    changed: '{by, select, none {} other {{by}}}之後又有變更，未還原',
    gone: '相關內容已不存在，未還原',
  },
  act: {
    move: {
      moved: '已將{count, plural, =1 {{name}} other {# 人}}移至{target}',
      reopened: '已重新開啟{count, plural, =1 {{name}} other {# 人}}，階段：{target}',
      hired: '已錄取{count, plural, =1 {{name}} other {# 人}}',
      rejected: '已淘汰{count, plural, =1 {{name}} other {# 人}}',
      withdrew: '已記錄{count, plural, =1 {{name}} other {# 人}}退出',
    },
    decision: {
      pass: '對{name}的決定：通過',
      wait: '對{name}的決定：待定',
      reject: '對{name}的決定：淘汰',
    },
    decisionWithdrawal: '已撤回對{name}的決定',
    recommendation: '已將{count, plural, =1 {{name}} other {# 人}}推薦給{target}',
    declining: '已婉拒對{name}的推薦',
    withdrawing: '已撤回將{name}推薦給{target}',
    label: {
      given: '已為{count, plural, =1 {{name}} other {# 人}}加上標籤「{target}」',
      taken: '已為{count, plural, =1 {{name}} other {# 人}}移除標籤「{target}」',
    },
    remark: '已為{name}新增備註',
    remarkChange: '已修改關於{name}的備註',
    remarkDeletion: '已刪除關於{name}的備註',
    attachment: '已刪除{name}的附件「{target}」',
    candidate: '已移除一位候選人',
    share: '已終止{count, plural, =1 {{name}} other {# 人}}的分享',
    position: '已關閉職位「{target}」',
  },
  timeline: {
    undone:
      '<b>{who}</b>復原了{kind, select, decision {一項決定} decisionWithdrawal {決定的撤回} recommendation {一次推薦} declining {一次婉拒} withdrawing {一次推薦撤回} label {一次標籤更改} remark {一則備註} remarkChange {備註的修改} remarkDeletion {備註的刪除} attachment {附件的刪除} candidate {一次移除} share {分享的結束} other {一項操作}}',
  },
}
