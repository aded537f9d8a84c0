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
  held: {
    login:
      'The mail server refuses the user name or password in MAIL_URL. {count, plural, one {# mail waits} other {# mails wait}}.',
    sender:
      'The mail server does not let this system send from the address in MAIL_FROM. {count, plural, one {# mail waits} other {# mails wait}}.',
    limit:
      'This system has reached its sending limit. {count, plural, one {# mail waits} other {# mails wait}}.',
    content:
      'A content filter of the mail server refuses {count, plural, one {# mail, which waits} other {# mails, which wait}}.',
    reputation:
      'Recipients refuse the server that this system sends from. {count, plural, one {# mail waits} other {# mails wait}}.',
    dingtalk:
      'DingTalk refuses messages of this system. {count, plural, one {# message waits} other {# messages wait}}. Check DINGTALK_URL.',
    sms: 'The provider of text messages refuses those of this system. {count, plural, one {# waits} other {# wait}}. Check SMS_URL and SMS_FROM.',
  },
  heldWords: 'The answer: {words}',
  heldHint:
    'Tell the operator of this system. Once this is mended, the mail goes out by itself; after 30 days it is given up.',
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
