import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    notToShare: 'Some of the chosen sections stay in the company',
    noLifetime: 'Choose 7 days, 30 days or 12 months',
    tooManyShares: '{most, number} shares of this report are open. Revoke some of them first',
    notOpenable: 'This link does not open: it is not right, has ended or was revoked',
    wrongPassword: 'The password is not right',
    locked: 'Too many tries. Try again in {minutes, number} minutes',
  },
}
