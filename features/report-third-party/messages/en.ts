import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: 'Third-party evaluation',
  evaluations: 'Third-party evaluations',
  count: '{count, plural, one {# evaluation} other {# evaluations}}',
  none: 'No third-party evaluations',
  noneText: 'Scores and reports of outside tests are shown here.',
  failed: 'The third-party evaluations cannot be shown now. Everything else is not affected.',
  external: 'External vendor',
  status: {
    notReviewed: 'Not reviewed',
    underReview: 'Under review',
    completed: 'Completed',
  },
  score: 'Score',
  noScore: 'No score yet',
  at: '{position}, {time}',
}
