import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  manageTitle: 'Trial requests',
  manageHint:
    'Who asked for a trial on the public pages, newest first. Each request is mailed to sales as well.',
  empty: 'No requests yet',
  emptyHint: 'Whoever asks for a trial on the public pages appears here.',
  mailSubject: 'Trial request: {company}',
  mailText:
    '{name} ({company}, {position}) asks for a trial.\nPhone: +{prefix} {phone}\nPlease call back within 1 working day.',
  refusal: {
    companyMissing: 'Enter a company name',
    nameMissing: 'Enter a name',
    positionMissing: 'Enter a position',
    phoneInvalid: 'Enter a valid phone number',
    codeMissing: 'Enter the code',
    codeWrong: 'The code is wrong or over. Ask for a new one',
    off: 'This site takes no requests online. Please call the service line',
  },
}
