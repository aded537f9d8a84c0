import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: 'Rounds of interviews',
  text: 'Candidates are interviewed in this order; the interviewers of a round fill in its form.',
  none: 'This position has no rounds yet.',
  add: 'Add a round',
  save: 'Save',
  discard: 'Discard',
  saved: 'The rounds of {name} are saved',
  failed: 'The rounds cannot be read now',
  nameMissing: 'Write the name of this round',
  nameOf: 'Name of round {number, number}',
  formOf: 'Form of round {number, number}',
  noForm: 'No form',
  formEnded: 'ended',
  earlier: 'Move round {number, number} up',
  later: 'Move round {number, number} down',
  remove: 'Remove round {number, number}',
  refusal: {
    changedMeanwhile:
      'Somebody else has just changed the rounds of this position: discard your changes and try again',
    unknownRound: 'This round is not there any more: discard your changes and try again',
    unknownForm: 'This form is not there or has ended: choose another one',
  },
}
