import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: 'Sign in',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  emailMissing: 'Enter an e-mail address',
  emailInvalid: 'The e-mail address is not valid',
  passwordMissing: 'Enter your password',
  signOut: 'Sign out',
  needed: 'You are not signed in. Go to sign-in?',
  goToSignIn: 'Go to sign-in',
  stay: 'Stay here',
  expired: 'Your session has expired. Sign in again',
  refusal: {
    wrongCredentials: 'The e-mail or the password is not right',
    tooMany: 'Too many tries. Try again in {minutes, number} minutes',
  },
}
