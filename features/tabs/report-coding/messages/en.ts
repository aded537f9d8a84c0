import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: 'Coding and multiple choice',
  none: 'No coding or objective questions',
  noneText: 'This interview had no coding questions and no questions with a correct answer.',
}
