import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  timeline: {
    held: '<b>{who}</b> held an interview in person',
    written:
      '{interviewer, select, none {<b>{who}</b> wrote down an interview in person} other {<b>{who}</b> wrote down an interview in person, held by {interviewer}}}',
  },
  tabTitle: 'In-person interviews',
  rounds: 'Records of in-person interviews',
  count: '{count, plural, one {# round} other {# rounds}}',
  none: 'No records',
  unreadable: 'This record could not be read. Please tell an administrator.',
  failed: 'The records of in-person interviews could not be loaded. The rest of the page still works.',
  first: 'First interview',
  second: 'Second interview',
  numbered: 'Round {number, number}',
  leaderless: 'Leaderless group',
  semiStructured: 'Semi-structured',
  type: 'Type',
  time: 'Recorded',
  result: 'Result',
  score: 'Score',
  interviewer: 'Interviewer',
  suggestedPosition: 'Suggested position',
  remark: 'Comments',
  write: 'Record a round',
  writing: 'Record an in-person interview',
  round: 'Round',
  otherRound: 'Another round',
  scoreHint: 'Up to 5 counts as stars, above 5 as points out of 100',
  badScore: 'Enter a number from 0 to 100 with at most two decimals',
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved',
  cancel: 'Cancel',
  refusal: {
    nothingWritten: 'Enter a result, a score, comments or a suggested position',
    tooManyRounds: 'You can record at most {most, number} in-person interviews for a candidate',
  },
}
