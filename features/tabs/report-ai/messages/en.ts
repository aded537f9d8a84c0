import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: 'AI interview',
  innerTabs: 'AI interview views',
  notFinished: 'The interview is not finished, no data yet',
  innerFailed: 'This part could not be loaded. The rest of the page still works.',
  firstEvidence: 'This is the first piece of evidence',
  lastEvidence: 'This is the last piece of evidence',
  badSeekTime: 'Enter the time as mm:ss or hh:mm:ss, for example 01:15',
  seekFormats: 'Use mm:ss or hh:mm:ss, such as 05:21.',
  stepThrough: 'step through evidence',
}
