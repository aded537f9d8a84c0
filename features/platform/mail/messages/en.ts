import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  manageTitle: 'Email',
  manageHint:
    'Emails sent by the system. Without a mail server they are kept here to read; email that could not be sent can be sent again.',
  failed: 'The email could not be loaded',
  refusal: {
    notFound: 'There is no such email',
    alreadySent: 'This email was already sent',
    beingSent: 'This email is being sent right now',
    withdrawn: 'This email was withdrawn: its link no longer works',
    textDeleted: 'The text of this email was deleted after its retention period, so it cannot be sent again',
    noMailServer: 'No mail server is set up (MAIL_URL)',
    noWay: 'Such messages cannot be sent here: the setting {setting} is missing',
  },
  noServer: 'No mail server is set up: email is not sent, only kept here.',
  held: {
    login:
      'The mail server refuses the user name or password in MAIL_URL. {count, plural, one {# email waits} other {# emails wait}}.',
    sender:
      'The mail server does not let this system send from the address in MAIL_FROM. {count, plural, one {# email waits} other {# emails wait}}.',
    limit:
      'This system has reached its sending limit. {count, plural, one {# email waits} other {# emails wait}}.',
    content:
      'A content filter of the mail server refuses {count, plural, one {# email, which waits} other {# emails, which wait}}.',
    reputation:
      'Recipients refuse the server that this system sends from. {count, plural, one {# email waits} other {# emails wait}}.',
    dingtalk:
      'DingTalk refuses messages of this system. {count, plural, one {# message waits} other {# messages wait}}. Check DINGTALK_URL.',
    sms: 'The provider of text messages refuses those of this system. {count, plural, one {# waits} other {# wait}}. Check SMS_URL and SMS_FROM.',
  },
  heldWords: 'The answer: {words}',
  heldHint:
    'Tell the operator of this system. Once this is mended, the email goes out by itself; after 30 days it is given up.',
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
  textDeleted: 'The text of an email is kept for {days, number} days; this one has been deleted',
  tries: '{count, plural, one {# attempt} other {# attempts}}',
  retry: 'Send again',
  queued: 'The email is in the queue again',
  empty: 'No email yet',
  emptyHint: 'Email about recommendations, interviews and the like appears here.',
  today: {
    title: '{count, plural, one {# mail} other {# mails}} could not be sent',
    line: 'In the last 14 days',
    open: 'See the mails',
  },
  timeline: {
    mailed:
      'Mail{to, select, none {} other { to {to}}}: <b>{subject}</b>{state, select, sent {} failed {. It could not be sent} withdrawn {. It was withdrawn} other {. It is not sent yet}}',
  },
}
