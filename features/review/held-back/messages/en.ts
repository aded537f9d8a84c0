import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: 'Your own opinion first',
  opinions: 'Colleagues’ opinions appear here once you have submitted your interview feedback.',
  aiScores: 'AI scores appear here once you have submitted your interview feedback.',
  give: 'Give my feedback',
  mayNot: 'Your account cannot give feedback. Please ask HR.',
}
