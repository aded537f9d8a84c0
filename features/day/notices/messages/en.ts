import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: 'Notices',
  accountTitle: 'Which notices',
  bell: 'Notices',
  bellNew: '{count, plural, other {Notices, # new}}',
  bellMany: 'Notices, more than {most, number} new',
  countNew: '{count, plural, other {# new}}',
  announced: '{count, plural, one {One new notice} other {# new notices}}',
  readAll: 'Mark all as read',
  all: 'All notices',
  which: 'Which, and by mail',
  empty: 'No notices yet',
  emptyHint: 'You are told here when somebody asks you, answers you or mentions you.',
  emptyFiltered: 'No notice fits the filter',
  failed: 'The notices could not be loaded',
  filter: 'Filter',
  anyKind: 'All kinds',
  allStates: 'All',
  unread: 'Unread',
  unreadOnly: 'Unread only',
  gone: 'About a candidate who is no longer yours to see',
  heldBack: 'Opens after your own opinion',
  kind: {
    asked: 'Asked for my opinion',
    answered: 'Answers to what I asked',
    mentioned: 'Mentions of me',
    finished: 'Finished work',
    failed: 'Failed work',
    limit: 'Past a limit',
  },
  kindHint: {
    asked: 'A colleague recommends a candidate to you.',
    answered: 'A colleague whom you asked decided or declined.',
    mentioned: 'Somebody names you in a remark, an opinion or a note.',
    finished: 'An import, an act on many or a drop of resumes is done.',
    failed: 'A part of it failed, or a mail could not be sent.',
    limit: 'A candidate stays longer than the limit of the stage.',
  },
  said: {
    asked: {
      one: '{by, select, yes {{byName}} other {Somebody}} asks for your opinion on {name}',
      many: '{by, select, yes {{byName}} other {Somebody}} asks for your opinion on {count, plural, =0 {several candidates} one {one candidate} other {# candidates}}',
    },
    answered: {
      decided: '{by, select, yes {{byName}} other {Somebody}} gave an opinion on {name}',
      declined: '{by, select, yes {{byName}} other {Somebody}} declined to give an opinion on {name}',
    },
    mentioned: {
      remark: '{by, select, yes {{byName}} other {Somebody}} mentioned you in a remark on {name}',
      opinion: '{by, select, yes {{byName}} other {Somebody}} mentioned you in an opinion on {name}',
      note: '{by, select, yes {{byName}} other {Somebody}} mentioned you in a note on {name}',
    },
    finished: {
      bulk: 'The act on {count, plural, one {one candidate} other {# candidates}} is done',
      drop: '{count, plural, one {One resume was} other {# resumes were}} read',
      table: '{count, plural, one {One row was} other {# rows were}} added from the table',
      import: '{count, plural, one {One candidate was} other {# candidates were}} imported',
    },
    failed: {
      bulk: '{failed, number} of {count, plural, one {one candidate} other {# candidates}} failed in an act on many',
      drop: '{failed, number} of {count, plural, one {one resume} other {# resumes}} could not be read',
      table:
        '{failed, number} of {count, plural, one {one row} other {# rows}} of a table could not be added',
      import:
        '{failed, number} of {count, plural, one {one candidate} other {# candidates}} could not be imported',
      mail: 'Mails could not be sent',
    },
    limit: { stage: '{name} is past the limit of the stage' },
  },
  mail: {
    subject: '{count, plural, one {One new notice} other {# new notices}}',
    choose: 'Choose which notices you get, and where: {address}',
  },
  choices: {
    text: 'Choose where each kind of notice appears. Notices that were sent stay.',
    kind: 'Kind',
    bell: 'Bell',
    mail: 'Mail',
    inBell: 'Show in the bell: {kind}',
    byMail: 'Send by mail: {kind}',
    noMail: 'This server has no mail set up, so no mail is sent.',
    once: 'At most one mail comes in ten minutes. A notice that you read within two minutes is not mailed.',
    failed: 'The choices could not be loaded',
    saved: 'Saved',
  },
}
