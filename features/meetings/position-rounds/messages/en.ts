import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  positionTitle: 'Rounds',
  title: 'Rounds of interviews',
  text: 'Candidates are interviewed in this order; the interviewers of a round fill in its form.',
  none: 'This position has no rounds yet.',
  add: 'Add a round',
  save: 'Save',
  discard: 'Discard',
  saved: 'The rounds of {name} were saved',
  failed: 'The rounds could not be loaded',
  nameMissing: 'Enter the name of this round',
  nameOf: 'Name of round {number, number}',
  formOf: 'Form of round {number, number}',
  noForm: 'No form',
  formEnded: 'ended',
  earlier: 'Move round {number, number} up',
  later: 'Move round {number, number} down',
  remove: 'Remove round {number, number}',
  refusal: {
    changedMeanwhile:
      'Somebody else has just changed the rounds of this position. Discard your changes and try again',
    unknownRound: 'This round no longer exists. Discard your changes and try again',
    unknownForm: 'This form does not exist or has been ended. Choose another one',
  },
}
