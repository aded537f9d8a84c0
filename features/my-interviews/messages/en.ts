import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: 'My interviews',
  text: 'The interviews that you hold, and those that wait for your feedback.',
  failed: 'The interviews cannot be shown now',
  none: 'No interviews are planned with you',
  noneText: 'They show here once a recruiter plans one, and you get a mail.',
  ownTimes: 'Update my free times',
  feedbackDue: 'Feedback due',
  today: 'Today',
  coming: 'Later',
  nothingToday: 'No interviews today.',
  fromTo: '{from} to {to}',
  give: 'Give feedback',
  giveOf: 'Give feedback: {name}, {round}',
  open: 'See the plan',
  openOf: 'See the plan: {name}, {round}',
  answer: 'Answer the invitation',
  answerOf: 'Answer the invitation: {name}, {round}',
  accepted: 'Accepted',
  waiting: 'Not answered',
}
