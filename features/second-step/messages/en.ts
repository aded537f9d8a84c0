import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  text: 'One more step keeps your account yours.',
  enrolText: 'Your company demands a second factor. Add an authenticator app, then go on.',
  code: 'Code of 6 digits',
  recoveryCode: 'Recovery code',
  recoveryHint: 'Each code works once',
  submit: 'Continue',
  submitting: 'Checking…',
  enrol: 'Add and continue',
  back: 'Back to sign-in',
  again: 'Sign in again',
  noted: 'I have saved them, continue',
  use: {
    passkey: 'Use a passkey',
    totp: 'Use the authenticator app',
    recoveryCode: 'Use a recovery code',
  },
  missing: {
    totp: 'Enter the 6 digits that the app shows',
    recoveryCode: 'Enter the whole recovery code, such as 2f7k-m9qa-x3hd-7c',
  },
}
