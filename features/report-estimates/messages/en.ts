import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: 'Evaluation',
  conclusion: 'Conclusion',
  conclusionNone: 'No conclusion yet',
  conclusionHeld: 'Shown once you have submitted your interview feedback',
  conclusionNoneText: 'Sum up what colleagues say, and what it comes to.',
  conclusionNoneToRead: 'It is shown here once a colleague has written it.',
  conclusionFailed: 'The conclusion cannot be shown now. Everything else is not affected.',
  write: 'Write the conclusion',
  writeAnew: 'Write a new one',
  form: 'Write the conclusion',
  result: 'Result',
  score: 'Overall score',
  text: 'In words',
  textHint: 'Where colleagues agree and differ, and what decides',
  submit: 'Submit',
  submitting: 'Submitting…',
  cancel: 'Cancel',
  saved: 'Saved',
}
