import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  text: 'Complete one more step to keep your account secure.',
  enrolText: 'Your company requires two-step verification. Add an authenticator app to continue.',
  code: '6-digit code',
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
    totp: 'Enter the 6-digit code that the app shows',
    recoveryCode: 'Enter the full recovery code, such as 2f7k-m9qa-x3hd-7c',
  },
}
