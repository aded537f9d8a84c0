import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  manageTitle: 'Signing in',
  intro:
    'How the company’s accounts sign in, and for how long. A change holds for open sessions too, from their next request on.',
  failed: 'The rules of signing in cannot be read now',
  waysTitle: 'Ways of signing in',
  way: {
    password: 'E-mail and password',
    sms: 'Code by text message',
    app: 'Messaging app',
    oidc: 'The company’s identity provider (OpenID Connect)',
    passkey: 'Passkey',
    demo: 'Demo account',
  },
  wayText: {
    password: 'Whoever forgets the password sets another by mail.',
    sms: 'The code goes to the account’s phone number.',
    app: 'Straight from the app that is linked to the account.',
    oidc: 'The company’s own system says who somebody is.',
    passkey: 'By finger, face or the device’s code: two factors by itself.',
  },
  ownWay: 'You are signed in this way, so it cannot be turned off. Sign in another way first.',
  secondFactor: 'Demand a second factor',
  secondFactorText:
    'Signing in by password, text message or app also takes a code of an authenticator app. Sessions without one end at once.',
  ownFactor: 'To turn this on, sign in with a second factor yourself first.',
  lengthsTitle: 'How long a session lasts',
  length: 'A session lasts at most',
  lengthText: 'After that everybody signs in again, in use or not.',
  rest: 'A session ends after a rest of',
  restText: 'Whoever does nothing for so long is signed out.',
  never: 'Never because of rest',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  days: '{count, plural, one {# day} other {# days}}',
  on: 'yes',
  off: 'no',
  refusal: {
    ownWay: 'The way that you are signed in with stays allowed. Sign in another way first',
    noWay: 'A way that this server offers must stay allowed, or nobody could sign in',
    ownFactor: 'Sign in with a second factor yourself before you demand one of everybody',
  },
}
