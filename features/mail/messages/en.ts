import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  manageTitle: 'Mail',
  manageHint:
    'Mail sent by the system. Without a mail server it is kept here to read; mail that could not be sent can be sent again.',
  failed: 'The mail could not be loaded',
  refusal: {
    notFound: 'There is no such mail',
    alreadySent: 'This mail was already sent',
    beingSent: 'This mail is being sent right now',
    withdrawn: 'This mail was withdrawn: its link no longer works',
    textDeleted: 'The text of this mail was deleted after its retention period, so it cannot be sent again',
    noMailServer: 'No mail server is set up (MAIL_URL)',
    noWay: 'Such messages cannot be sent here: the setting {setting} is missing',
  },
  noServer: 'No mail server is set up: mail is not sent, only kept here.',
  to: 'To',
  subject: 'Subject',
  state: 'State',
  time: 'Time',
  states: { kept: 'Kept', waiting: 'Waiting', sent: 'Sent', failed: 'Not sent', withdrawn: 'Withdrawn' },
  reasons: {
    linkOver: 'Its link no longer works',
    tooLate: 'It would have arrived too late',
    overtaken: 'The interview has changed since, and this no longer holds',
    outcomeUnknown: 'An earlier attempt ended without a clear result',
  },
  all: 'All',
  textDeleted: 'The text of a mail is kept for {days, number} days; this one has been deleted',
  tries: '{count, plural, one {# attempt} other {# attempts}}',
  retry: 'Send again',
  queued: 'The mail is in the queue again',
  empty: 'No mail yet',
  emptyHint: 'Mail about recommendations, interviews and the like appears here.',
}
