import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  timeline: {
    scored: '<b>{who}</b> scored {count, plural, one {one answer} other {# answers}}',
  },
  log: 'Manual scores',
  none: 'Nobody has scored this answer manually yet',
  failed: 'The manual scores could not be loaded. The rest of the page still works.',
  add: 'Add your own score',
  continue: 'Continue scoring',
  dialogTitle: 'Score: {question}',
  questionName: 'Q{number, number} {title}',
  yourScore: 'Your score',
  opinion: 'Opinion',
  cancel: 'Cancel',
  submit: 'Submit score',
  submitting: 'Submitting…',
  saved: 'Score saved',
  pageTitle: 'Manual score',
  noQuestion: 'Invalid link',
  noQuestionHint: 'The interview has no such question, or the link is incomplete.',
  mayNot: 'You have no permission for this, contact HR',
  mayNotHint: 'You can read the report, but not score this answer.',
  backToReport: 'Back to the report',
  refusal: {
    noSuchScore: 'A score must be from 0 to {most, number} stars, in half steps',
    nothingGiven: 'Give a score or write an opinion',
    scoredOften: 'You can score the answers of an interview at most {most, number} times',
  },
}
