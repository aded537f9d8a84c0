import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  over: 'This link opens no report',
  overText:
    'It may not be complete, may have ended, or was revoked by whoever shared it. Ask them for a new one.',
  failed: 'The report cannot be opened now. Try again',
  gateTitle: '{company} shared an interview report with you',
  gateFooter:
    'The report holds personal data: please do not pass it on. The link is open until {until}, and each reading is recorded.',
  pinLabel: 'Enter the 6-character report password',
  pinHint: 'Letters and digits; whoever shared the report tells you it',
  pinEmpty: 'Enter the report password',
  pinMalformed: 'The report password has 6 letters or digits',
  unlock: 'View the report',
  sharedBy: 'Shared by {name}, {company}, until {until}',
  refusal: {
    notToShare: 'Some of the chosen sections stay in the company',
    noLifetime: 'Choose 7 days, 30 days or 12 months',
    tooManyShares: '{most, number} shares of this report are open. Revoke some of them first',
    notOpenable: 'This link does not open: it is not right, has ended or was revoked',
    wrongPassword: 'The password is not right',
    locked: 'Too many tries. Try again in {minutes, number} minutes',
  },
}
