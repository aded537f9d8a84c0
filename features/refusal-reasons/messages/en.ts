import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: 'Reasons for turning a candidate down',
  text: 'One a line. Colleagues who refuse a recommendation or reject a candidate can pick them, or write their own.',
  label: 'Reasons',
  save: 'Save',
  discard: 'Discard',
  saved: 'The reasons are saved',
  failed: 'The reasons cannot be read now',
  tooMany: 'At most {most, number} reasons',
  tooLong: 'A reason has at most {most, number} characters: “{reason}”',
  choose: 'Common reasons',
  refusal: {
    changedMeanwhile: 'Somebody else has just changed these reasons: discard your changes and try again',
  },
}
