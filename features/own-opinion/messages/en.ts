import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: 'Your own opinion first',
  opinions: 'What colleagues say shows here once you have submitted your interview feedback.',
  aiScores: 'The AI’s scores show here once you have submitted your interview feedback.',
  give: 'Give my feedback',
  mayNot: 'Your account cannot give feedback. Please ask HR.',
}
