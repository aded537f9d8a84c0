import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: 'Reasons for rejecting a candidate',
  text: 'One per line. Colleagues who decline a recommendation or reject a candidate can pick one, or write their own.',
  label: 'Reasons',
  save: 'Save',
  discard: 'Discard',
  saved: 'The reasons were saved',
  failed: 'The reasons could not be loaded',
  tooMany: 'At most {most, number} reasons',
  tooLong: 'A reason can have at most {most, number} characters: “{reason}”',
  uses: 'How often each reason was used',
  used: '{count, plural, =0 {Not used yet} one {Used once} other {Used # times}}',
  choose: 'Common reasons',
  refusal: {
    changedMeanwhile: 'Somebody else has just changed these reasons. Discard your changes and try again',
  },
}
