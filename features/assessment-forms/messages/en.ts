import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    tooManyForms: 'A company has at most {most, number} forms',
    notADraft: 'This version is no draft any more. Open the form again.',
    changedMeanwhile: 'The draft was changed elsewhere, by {name}. What was changed here is not saved.',
    idTwice: 'Two parts have the same id',
    draftOpen: 'This form has a draft already. Go on with that one.',
    formEnded: 'The form is ended. Offer it again first.',
    notComplete: 'The draft is not complete, so it cannot be published',
    noForm: 'There is no such form',
  },
}
