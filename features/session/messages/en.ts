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
  expired: 'Your session has expired. Sign in again',
  submitting: 'Signing in…',
  language: 'Choose a language',
  languageIs: '{short}, language: {name}',
  account: 'Account: {name}',
  home: '{brand}, to the candidates',
  changeTitle: 'Set a new password',
  changeHint: 'Replace the one-time password with one of your own.',
  oldPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHint: 'At least 10 characters',
  newPasswordShort: 'The password needs at least 10 characters',
  changeSubmit: 'Save and continue',
  changeSubmitting: 'Saving…',
  refusal: {
    wrongPassword: 'The current password is not right',
    samePassword: 'The new password must differ from the current one',
    wrongCredentials: 'The e-mail or the password is not right',
    tooMany: 'Too many tries. Try again in {minutes, number} minutes',
  },
}
