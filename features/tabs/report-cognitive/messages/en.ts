import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: 'Cognitive',
  result: 'Cognitive ability test',
  overall: 'Cognitive ability overall',
  percentile: 'Percentile {percentile}',
  higherThan: 'Higher than {percentile}% of the comparison group',
  comparedWith: 'Comparison group: {group}',
  low: 'Lower than most',
  high: 'Higher than most',
  howToRead: 'A percentile says how many people scored lower. It is not the share of correct answers.',
  noExplanation: 'The test was imported without an explanation',
  analysing: 'The test result is being calculated',
  ready: 'The cognitive ability result is ready',
  failed: 'The cognitive ability result could not be loaded. The rest of the page still works.',
  none: 'No cognitive ability result',
  noneHint: 'Once the candidate has taken the test, the percentile and its explanation appear here.',
}
