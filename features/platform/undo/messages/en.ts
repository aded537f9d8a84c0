import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    undoneAlready: '{name} has already undone this',
    tooLate: 'Ten minutes have passed, so this cannot be undone any more',
  },
  label: 'Act that can be undone',
  undo: 'Undo',
  close: 'Close',
  done: 'Undone{count, plural, =1 {} other { for # people}}',
  failed: 'Could not undo',
  refusedMore: '{count, plural, one {# more stays} other {# more stay}} as before',
  refused: {
    moved: '{by, select, none {Somebody} other {{by}}} has moved {name} since. Nothing was undone for {name}',
    decided:
      '{by, select, none {Somebody} other {{by}}} has decided on {name} since. Nothing was undone for {name}',
    answered:
      '{by, select, none {A colleague} other {{by}}} has answered about {name}. Nothing was undone for {name}',
    changed: '{by, select, none {Somebody} other {{by}}} has changed this since. Nothing was undone',
    gone: 'What this was about is gone. Nothing was undone',
  },
  act: {
    move: {
      moved: 'Moved {count, plural, =1 {{name}} other {# people}} to {target}',
      reopened: 'Reopened {count, plural, =1 {{name}} other {# people}} in {target}',
      hired: 'Hired {count, plural, =1 {{name}} other {# people}}',
      rejected: 'Rejected {count, plural, =1 {{name}} other {# people}}',
      withdrew: 'Noted that {count, plural, =1 {{name}} other {# people}} withdrew',
    },
    decision: {
      pass: 'Decided to advance {name}',
      wait: 'Put {name} on hold',
      reject: 'Decided to reject {name}',
    },
    decisionWithdrawal: 'Withdrew the decision on {name}',
    recommendation: 'Recommended {count, plural, =1 {{name}} other {# people}} to {target}',
    declining: 'Declined the recommendation of {name}',
    withdrawing: 'Withdrew the recommendation of {name} to {target}',
    label: {
      given: 'Labelled {count, plural, =1 {{name}} other {# people}} “{target}”',
      taken: 'Took the label “{target}” from {count, plural, =1 {{name}} other {# people}}',
    },
    remark: 'Added a remark about {name}',
    remarkChange: 'Changed a remark about {name}',
    remarkDeletion: 'Deleted a remark about {name}',
    attachment: 'Deleted the attachment “{target}” of {name}',
    candidate: 'Removed a candidate',
    share: 'Ended {count, plural, =1 {the share of {name}} other {shares of # people}}',
    position: 'Closed the position {target}',
  },
  timeline: {
    undone:
      '<b>{who}</b> undid {kind, select, decision {a decision} decisionWithdrawal {the withdrawal of a decision} recommendation {a recommendation} declining {a declined recommendation} withdrawing {a withdrawn recommendation} label {a label} remark {a remark} remarkChange {the change of a remark} remarkDeletion {the deletion of a remark} attachment {the deletion of an attachment} candidate {a removal} share {the end of a share} other {an act}}',
  },
}
