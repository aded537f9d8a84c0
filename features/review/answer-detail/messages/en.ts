import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: 'Answers one by one',
  back: 'Back to the report',
  tabs: 'Kinds of answers',
  subjective: 'Subjective',
  objective: 'Objective',
  coding: 'Coding',
  recordings: 'Full recordings',
  none: 'No answers to read',
  noneText: 'They appear here once the interview is finished.',
  recording: 'Full recording {number, number}',
  began: 'started {time}',
}
