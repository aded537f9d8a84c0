import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  signInWay: 'Passkey',
  accountTitle: 'Passkeys',
  intro:
    'Sign in by finger, face or the device’s code, without a password. Once you have one, signing in by password takes a second factor.',
  notAWay: 'Your company does not let people sign in by passkey alone: yours is a second factor.',
  failed: 'Your passkeys could not be read',
  none: 'No passkeys yet',
  noneText: 'With one, signing in on this device takes a finger, a face or the device’s code.',
  full: 'You have {count, number}, which is as many as there can be. Remove one first.',
  addedWith: 'Added {time} with {device}',
  addedAt: 'Added {time}',
  usedAt: 'Last used {time}',
  neverUsed: 'Not used yet',
  add: 'Add a passkey',
  addTitle: 'Add a passkey',
  addText: 'When you go on, the browser asks for your finger, face, the device’s code or a security key.',
  name: 'Name',
  nameHint: 'Such as “Work laptop”, so that you know it later',
  nameMissing: 'Enter a name',
  goOn: 'Continue',
  waiting: 'Confirm in the browser’s dialog…',
  added: 'The passkey was added',
  rename: 'Rename',
  renameTitle: 'Rename the passkey',
  save: 'Save',
  renamed: 'The name was saved',
  remove: 'Remove',
  removeTitle: 'Remove the passkey',
  removeText:
    '“{name}” will not open this account any more. Delete the copy on the device itself in its password manager.',
  removed: 'The passkey was removed',
  cancel: 'Cancel',
  signInText:
    'Sign in with a passkey that this device, your phone or a security key keeps: no e-mail, no password.',
  signIn: 'Sign in with a passkey',
  stepText: 'Confirm by a passkey of this account that it is you.',
  step: 'Use a passkey',
  stop: {
    cancelled: 'Nothing was done: the dialog was closed, or it waited too long. You can try again.',
    known: 'This device already has a passkey of this account.',
    otherAddress: 'Passkeys work only at the product’s own address, and this page was opened at another one.',
    unsupported: 'This browser knows no passkeys. Use a newer browser, or sign in another way.',
    failed: 'The device did not complete it. Try again, or use another device.',
  },
  refusal: {
    off: 'This server has no passkeys',
    wrongPasskey: 'This passkey was not accepted. Try again, or sign in another way',
    tooMany: 'Too many tries. Try again in {minutes, plural, one {# minute} other {# minutes}}',
    full: 'An account has {count, number} passkeys at most. Remove one first',
    notMade: 'The passkey was not added: the device’s answer was not right, or came too late. Try again',
    there: 'This passkey was added before',
    gone: 'This passkey was removed. Load the page again',
    demanded: 'Your company demands a second factor, and this is your only one: it stays',
    pendingOver: 'This sign-in has waited too long, or was tried too often. Sign in again',
  },
  mail: {
    addedSubject: 'A passkey was added to your account',
    added:
      'Hello {name},\n\nThe passkey “{passkey}” was added to your {brand} account and signs in to it. If it was not you, remove it at once, change your password and tell an administrator of your company.',
    removedSubject: 'Your passkey was removed',
    removed:
      'Hello {name},\n\nThe passkey “{passkey}” was removed from your {brand} account. If it was not you, change your password at once and tell an administrator of your company.',
  },
}
