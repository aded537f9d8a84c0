import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  signInWay: 'WeChat',
  openInApp: 'To sign in, open this address in WeChat:',
  linkHint: 'The first time you use WeChat, link it with the confirmed number of your account.',
  linkSubmit: 'Link and sign in',
  linkSubmitting: 'Linking…',
  notLinkedYet: 'No confirmed number yet? On a computer, sign in to Candor and open “Sign-in and security”.',
  otherBrowser: 'Please open this in the WeChat browser',
  refresh: 'Please refresh and try again',
  tryAgain: 'Retry',
  resultTitle: 'Linking WeChat',
  linked: 'Linked',
  linkedText: '{name}, from now on you are signed in to {brand} automatically when you open it in WeChat.',
  notLinked: 'Not linked yet',
  notLinkedText: 'Your WeChat is not linked to a {brand} account.',
  continue: 'Continue',
  goLink: 'Link now',
  refusal: {
    off: 'Sign-in with WeChat is not enabled here',
    notProven: 'The WeChat sign-in has expired. Please refresh and try again',
    stateWrong: 'This sign-in was not started in this browser',
    notExchanged: 'WeChat could not confirm who you are: {reason}',
    tooMany: 'Too many requests. Try again in {minutes, plural, one {# minute} other {# minutes}}',
    notYours: 'Your account is not linked to this WeChat',
  },
}
