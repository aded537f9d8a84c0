import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: 'AI report',
  summary: 'Summary',
  writtenBy:
    'Written by {model} on {date}, checked against {count, plural, one {# key point} other {# key points}}',
  theModel: 'the model',
  version: '{model} {version}',
  undated: 'Written by {model}, checked against {count, plural, one {# key point} other {# key points}}',
  scoredLower: 'of the candidates for this position scored lower',
  aheadOfShort: 'Ahead of {percent}%',
  rank: 'Rank {rank, number}',
  keyTips: 'Key tips',
  askNext: 'Ask next',
  competencies: 'Competencies',
  competency: 'Competency',
  stars: 'Stars',
  score: 'Score',
  mean: 'Mean {mean} over {count, plural, one {# competency} other {# competencies}}',
  reason: 'Reason for the score',
  noReason: 'The model gave no reason',
  radar: 'Scores by competency',
  overall: 'AI overall',
  overallOf: 'of {outOf, number}, AI overall',
  advisory: 'Scores are produced by a model and are advisory. People decide.',
}
