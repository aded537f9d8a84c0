import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  manageTitle: 'Sign-in rules',
  intro:
    'How the company’s accounts sign in, and for how long. Changes also apply to open sessions, from their next request on.',
  failed: 'The sign-in rules could not be loaded',
  waysTitle: 'Sign-in methods',
  way: {
    password: 'Email and password',
    sms: 'Code by text message',
    app: 'WeChat (messaging app)',
    oidc: 'Single sign-on (SSO) with the company’s identity provider',
    passkey: 'Passkey',
    demo: 'Demo account',
  },
  wayText: {
    password: 'A forgotten password can be reset by email.',
    sms: 'The code goes to the account’s phone number.',
    app: 'Directly from WeChat, linked to the account.',
    oidc: 'The company’s own system confirms who somebody is.',
    passkey: 'With finger, face or the device’s code; counts as two-step verification.',
  },
  ownWay: 'You are signed in with this method, so it cannot be turned off. Sign in another way first.',
  secondFactor: 'Require two-step verification',
  secondFactorText:
    'Signing in with a password, text message or WeChat also requires a code of an authenticator app. Sessions without two-step verification end at once.',
  ownFactor: 'To turn this on, first sign in with two-step verification yourself.',
  lengthsTitle: 'Session length',
  length: 'Maximum session length',
  lengthText: 'After that, everyone has to sign in again, whether active or not.',
  rest: 'Sign out after inactivity of',
  restText: 'Anyone inactive for this long is signed out.',
  never: 'Never',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  days: '{count, plural, one {# day} other {# days}}',
  on: 'yes',
  off: 'no',
  refusal: {
    nobodyLeft:
      'After this, no administrator of your company could sign in. First give another administrator a way to sign in',
    ownLastWay: 'This is the only way you can sign in. Add another one before you remove it',
    ownWay: 'You cannot turn off the sign-in method that you are signed in with. Sign in another way first',
    noWay: 'Keep at least one sign-in method that this server offers, or nobody can sign in',
    ownFactor: 'Sign in with two-step verification yourself before you require it of everyone',
  },
}
