import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: 'Who read this report',
  open: 'Show who read this report',
  name: 'Name',
  first: 'First read',
  last: 'Last read',
  total: 'Time in view',
  visits: '{count, plural, one {# visit} other {# visits}}',
  empty: 'Nobody has read it yet',
  emptyText: 'Colleagues who read this report are listed here, with the times.',
  failed: 'The list of readers could not be loaded. The rest of the page still works.',
  readings: 'Time in view {time}',
  refusal: { notBackwards: 'The end is before the start', unknownSection: 'There is no such section' },
  timeline: {
    viewed: '<b>{who}</b> read the report{times, plural, =1 {, {time}} other { # times, {time} in all}}',
  },
}
