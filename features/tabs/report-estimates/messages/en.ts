import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: 'Evaluation',
  conclusion: 'Conclusion',
  conclusionNone: 'No conclusion yet',
  conclusionHeld: 'Shown once you have submitted your interview feedback',
  conclusionNoneText: 'Summarise what colleagues say and the outcome.',
  conclusionNoneToRead: 'It appears here once a colleague has written it.',
  conclusionFailed: 'The conclusion could not be loaded. The rest of the page still works.',
  write: 'Write the conclusion',
  writeAnew: 'Write a new one',
  form: 'Write the conclusion',
  result: 'Result',
  score: 'Overall score',
  text: 'Conclusion in words',
  textHint: 'Where colleagues agree and differ, and what is decisive',
  submit: 'Submit',
  submitting: 'Submitting…',
  cancel: 'Cancel',
  saved: 'Saved',
}
