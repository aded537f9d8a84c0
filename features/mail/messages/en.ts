import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  manageTitle: 'Mail',
  manageHint:
    'What the system sends by mail. Without a mail server it is kept here to be read; mail that could not be sent can be sent again.',
  refusal: {
    notFound: 'There is no such mail',
    alreadySent: 'This mail was already sent',
    beingSent: 'This mail is being sent just now',
    withdrawn: 'This mail was taken back: what it opens is over',
    textDeleted: 'The text of this mail was deleted after its term: it cannot be sent again',
    noMailServer: 'No mail server is set up (MAIL_URL)',
    noWay: 'No such messages are sent here: the setting is missing ({setting})',
  },
  noServer: 'No mail server is set up: mail is not sent, only kept here.',
  to: 'To',
  subject: 'Subject',
  state: 'State',
  time: 'Time',
  states: { kept: 'Kept', waiting: 'Waiting', sent: 'Sent', failed: 'Not sent', withdrawn: 'Taken back' },
  reasons: {
    linkOver: 'What it opens is over',
    tooLate: 'It came too late to be of use',
    outcomeUnknown: 'An earlier try ended without saying whether it went out',
  },
  all: 'All',
  textDeleted: 'The text of a mail is kept for {days, number} days; this one was deleted',
  tries: '{count, plural, one {# try} other {# tries}}',
  retry: 'Send again',
  queued: 'The mail is in the queue again',
  empty: 'No mail yet',
  emptyHint: 'Mail about recommendations and the like appears here.',
  more: 'Load more',
}
