import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: 'In-person interviews',
  rounds: 'Records of in-person interviews',
  count: '{count, plural, one {# round} other {# rounds}}',
  none: 'No records',
  failed: 'The records of in-person interviews cannot be shown now. Everything else is not affected.',
  first: 'First interview',
  second: 'Second interview',
  numbered: 'Round {number, number}',
  leaderless: 'Leaderless group',
  semiStructured: 'Semi-structured',
  type: 'Type',
  time: 'Recorded',
  result: 'Result',
  score: 'Score',
  interviewer: 'Interviewer',
  suggestedPosition: 'Suggested position',
  remark: 'Comments',
}
