import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  log: 'Scores by people',
  none: 'Nobody has scored this answer yet',
  failed: 'The scores by people cannot be shown now. Questions and answers are not affected.',
  add: 'Add your own score',
  goOn: 'Go on scoring',
  dialogTitle: 'Score: {question}',
  questionName: 'Q{number, number} {title}',
  yourScore: 'Your score',
  opinion: 'Opinion',
  cancel: 'Cancel',
  submit: 'Submit score',
  submitting: 'Submitting…',
  saved: 'Score saved',
  pageTitle: 'Score by hand',
  noQuestion: 'Invalid link',
  noQuestionHint: 'The interview has no such question, or the link is incomplete.',
  mayNot: 'You have no permission for this, contact HR',
  mayNotHint: 'You can read the report, but not score this answer.',
  backToReport: 'Back to the report',
  refusal: {
    noSuchScore: 'A score has 0 to {most, number} stars, by halves',
    nothingGiven: 'Give a score or write an opinion',
  },
}
