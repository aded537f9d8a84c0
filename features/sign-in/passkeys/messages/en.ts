import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  signInWay: 'Passkey',
  accountTitle: 'Passkeys',
  intro:
    'Sign in with your finger, face or the device’s code, without a password. Once you have a passkey, signing in with a password requires two-step verification.',
  notAWay:
    'Your company does not allow signing in with only a passkey. Yours is used for two-step verification.',
  failed: 'Your passkeys could not be loaded',
  none: 'No passkeys yet',
  noneText: 'With a passkey, you sign in on this device with your finger, face or the device’s code.',
  full: 'You have {count, number} passkeys, which is the maximum. Remove one first.',
  addedWith: 'Added {time} with {device}',
  addedAt: 'Added {time}',
  usedAt: 'Last used {time}',
  neverUsed: 'Not used yet',
  add: 'Add a passkey',
  addTitle: 'Add a passkey',
  addText: 'When you continue, the browser asks for your finger, face, the device’s code or a security key.',
  name: 'Name',
  nameHint: 'Such as “Work laptop”, so that you recognise it later',
  nameMissing: 'Enter a name',
  continue: 'Continue',
  waiting: 'Confirm in the browser’s dialog…',
  added: 'The passkey was added',
  rename: 'Rename',
  renameTitle: 'Rename the passkey',
  save: 'Save',
  renamed: 'The name was saved',
  remove: 'Remove',
  removeTitle: 'Remove the passkey',
  removeText:
    '“{name}” can no longer be used to sign in to this account. To delete the copy on the device, use its password manager.',
  removed: 'The passkey was removed',
  signInText:
    'Sign in with a passkey stored on this device, your phone or a security key. No email or password needed.',
  signIn: 'Sign in with a passkey',
  stepText: 'Confirm that it is you with a passkey of this account.',
  step: 'Use a passkey',
  stop: {
    cancelled: 'Nothing was done: the dialog was closed or timed out. You can try again.',
    known: 'This device already has a passkey of this account.',
    otherAddress: 'Passkeys work only at the product’s own address, but this page was opened at another one.',
    unsupported: 'This browser does not support passkeys. Use a newer browser, or sign in another way.',
    failed: 'The device did not complete the request. Try again, or use another device.',
  },
  refusal: {
    off: 'Passkeys are not set up on this server',
    wrongPasskey: 'This passkey was not accepted. Try again, or sign in another way',
    tooMany: 'Too many tries. Try again in {minutes, plural, one {# minute} other {# minutes}}',
    full: 'An account can have at most {count, number} passkeys. Remove one first',
    notMade: 'The passkey was not added: the device’s response was not valid or came too late. Try again',
    there: 'This passkey has already been added',
    gone: 'This passkey was removed. Reload the page',
    demanded:
      'Your company requires two-step verification, and this is your only method, so it cannot be removed',
    pendingOver: 'This sign-in took too long or had too many attempts. Sign in again',
  },
  mail: {
    addedSubject: 'A passkey was added to your account',
    added:
      'Hello {name},\n\nThe passkey “{passkey}” was added to your {brand} account and can be used to sign in to it. If it was not you, remove it at once, change your password and tell an administrator of your company.',
    removedSubject: 'Your passkey was removed',
    removed:
      'Hello {name},\n\nThe passkey “{passkey}” was removed from your {brand} account. If it was not you, change your password at once and tell an administrator of your company.',
  },
}
