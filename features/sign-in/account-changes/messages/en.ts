import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  mail: {
    addressOldSubject: 'The email address of your account was changed',
    addressOldText:
      'Hello {name},\n\nyour account now uses {email} instead of this address. Links that were sent here to set a password or to give feedback no longer work. Your company’s directory or an administrator made the change.\n\nIf you did not expect it, contact your company’s administrator at once.',
    addressNewSubject: 'Your account now uses this email address',
    addressNewText:
      'Hello {name},\n\nyour account now uses this address instead of {email}. Sign in with this address; your password stays the same. Your company’s directory or an administrator made the change.\n\nIf you did not expect it, contact your company’s administrator at once.',
  },
}
