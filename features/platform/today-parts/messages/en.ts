import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  lateDays: '{days, plural, one {# day} other {# days}} late',
  lateHours: '{hours, plural, =0 {under 1 h} other {# h}} late',
  today: 'today',
  by: 'by {time}',
  back: 'Back {time}',
  since: 'since {time}',
  sinceTime: 'Since {time}',
  sinceTimeDue: 'Since {time}, due {due}',
  position: 'Position: {position}',
  putOff: 'Put off',
  putOffOf: 'Put off: {about}',
  takeBack: 'Take back',
  takeBackOf: 'Take back: {about}',
  done: 'Mark as done',
  doneOf: 'Mark as done: {about}',
  quote: '“{text}”',
  quoteBy: '{name}: “{text}”',
  tab: {
    reviews: 'Reviews',
    feedback: 'Feedback due',
    answers: 'Answers',
    decisions: 'Decisions',
    applications: 'Applications',
    interviews: 'AI interviews',
    limit: 'Past the limit',
    planning: 'Planning',
    failures: 'Failures',
  },
}
