import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  accountTitle: 'Mobile number and WeChat',
  intro: 'With a confirmed number you can sign in with a code, and link your account in WeChat.',
  risk: 'Codes sent by text message can be intercepted or redirected to another SIM card; an authenticator app is safer.',
  number: 'Mobile number',
  none: 'No number confirmed yet',
  noTexts: 'This site does not send text messages, so numbers cannot be confirmed.',
  add: 'Confirm a number',
  change: 'Change',
  remove: 'Remove',
  removing: 'Removing…',
  removeText: 'You can then no longer sign in with this number.',
  cancel: 'Cancel',
  save: 'Confirm and save',
  saving: 'Saving…',
  saved: 'Number saved',
  removed: 'Number removed',
  oldCode: 'Code sent to {phone}',
  oldSend: 'Send to the old number',
  oldCodeWhy: 'To confirm that it is you',
  app: 'WeChat',
  linked: 'Linked',
  notLinked: 'Not linked. Open {brand} in WeChat to link it.',
  unlink: 'Unlink',
  unlinkText: 'Your sessions in WeChat end at once. To use it again, link it again.',
  unlinked: 'Unlinked',
  mailSubject: 'The mobile number of your {brand} account has changed',
  mailSaved:
    'The number {phone} can now be used to sign in to your {brand} account. If that was not you, tell an administrator at once.',
  mailRemoved:
    'The mobile number of your {brand} account was removed. If that was not you, tell an administrator at once.',
  refusal: {
    noNumber: 'This account has no number',
    numberTaken: 'This number belongs to another account',
  },
}
