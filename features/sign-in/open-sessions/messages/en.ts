import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  accountTitle: 'Where you are signed in',
  ownText:
    'Your account is signed in on these devices. If you do not recognise one of them, end its session and change your password.',
  manageTitle: 'Sessions',
  intro:
    'Who in the company is signed in, and where. When a session is ended, its pages, videos and live updates stop at once.',
  failed: 'The sessions could not be loaded',
  find: 'Find by name or email',
  none: 'No sessions found',
  current: 'This session',
  device: '{browser}, {system}',
  unknownBrowser: 'Unknown browser',
  unknownSystem: 'unknown system',
  here: 'This network',
  network: 'Network {network}',
  unknownNetwork: 'Unknown network',
  wayAndFactor: '{way} + two-step verification',
  since: 'Since {time}',
  seen: 'Last used {time}',
  end: 'End the session',
  endLabel: 'End the session on {device}',
  endLabelOf: 'End the session of {name} on {device}',
  ended: 'The session has ended',
  everywhere: 'Sign out everywhere',
  everywhereText:
    'All sessions end, including this one, and you sign in again. What you have not submitted is kept in this browser. A calendar address keeps working; it is turned off under “My interviews”.',
  endOf: 'End all sessions',
  endOfText: 'The account is signed out on every device at once; it can sign in again.',
  others: 'End all other sessions',
  othersText: 'Every session of the company except this one ends at once, and everyone signs in again.',
  endedCount: '{count, plural, one {# session} other {# sessions}} ended',
}
