import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: 'AI summary',
  overall: 'Overall',
  score: 'AI overall',
  byline: '{model}, {date}',
  keyTips: 'Key tips',
  askNext: 'Ask next.',
  competencies: 'Scores by competency',
  mean: 'Mean {mean} over {count, plural, one {# competency} other {# competencies}}',
  noReason: 'The model gave no reason',
  labelGroups: 'Soft skills',
  labelGroupsMean: 'Mean {mean} stars over {count, plural, one {# soft skill} other {# soft skills}}',
}
