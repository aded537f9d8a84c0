import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  accountTitle: 'Where you are signed in',
  ownText:
    'Your account is signed in on these devices. If you do not know one of them, end its session and change your password.',
  manageTitle: 'Sessions',
  intro:
    'Who of the company is signed in where. Where a session is ended, its pages, videos and live news stop at once.',
  failed: 'The sessions cannot be read now',
  find: 'Find a name or e-mail',
  none: 'No session found',
  current: 'This session',
  device: '{browser}, {system}',
  unknownBrowser: 'Unknown browser',
  unknownSystem: 'unknown system',
  here: 'This network',
  network: 'Network {network}',
  unknownNetwork: 'Unknown network',
  wayAndFactor: '{way} + second factor',
  since: 'Since {time}',
  seen: 'Last used {time}',
  end: 'End the session',
  endLabel: 'End the session on {device}',
  endLabelOf: 'End the session of {name} on {device}',
  ended: 'The session has ended',
  everywhere: 'Sign out everywhere',
  everywhereText:
    'Every session ends, this one as well, and you sign in again. What you have not submitted stays in this browser.',
  endOf: 'End all sessions',
  endOfText: 'The account is signed out on every device at once; it can sign in again.',
  others: 'End everybody else’s sessions',
  othersText:
    'Every session of the company but this one of yours ends at once, and everybody signs in again.',
  endedCount: '{count, plural, one {# session} other {# sessions}} ended',
  more: 'Show more',
}
