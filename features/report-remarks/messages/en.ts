import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: 'Remarks',
  history: 'Remarks so far',
  count: '{count, plural, one {# remark} other {# remarks}}',
  none: 'No remarks yet',
  noneText: 'What colleagues note is shown here, newest first.',
  failed: 'The remarks cannot be shown now. Everything else is not affected.',
  older: 'Show {count, number} older',
  add: 'Add a remark',
  placeholder: 'What colleagues should know',
  submit: 'Submit remark',
  submitting: 'Submitting…',
  empty: 'Enter a remark',
  saved: 'Remark saved',
  pass: 'Pass',
  reject: 'Reject',
  wait: 'Wait',
}
