import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: 'Remarks',
  history: 'Earlier remarks',
  count: '{count, plural, one {# remark} other {# remarks}}',
  none: 'No remarks yet',
  noneText: 'Colleagues’ remarks appear here, newest first.',
  failed: 'The remarks could not be loaded. The rest of the page still works.',
  older: 'Show {count, number} older',
  add: 'Add a remark',
  placeholder: 'What colleagues should know',
  submit: 'Submit remark',
  submitting: 'Submitting…',
  pass: 'Advance',
  reject: 'Reject',
  wait: 'Hold',
}
