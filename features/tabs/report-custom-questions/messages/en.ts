import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: 'Custom questions',
  recorded: 'Recorded',
  none: 'No custom questions',
  noneText: 'This interview only asked questions from the question bank.',
  count: '{count, plural, one {# question} other {# questions}}',
  placed: 'Video question {number, number}',
  inRecord: 'Open in the video record',
  said: 'What was said',
  noTranscript: 'This answer has no transcript yet',
  score: 'AI score',
  followUps: '{count, plural, one {# follow-up} other {# follow-ups}}',
}
