import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  accountTitle: 'Two-step sign-in',
  failed: 'The settings of your second factor could not be read',
  cancel: 'Cancel',
  signInAgain: 'Sign in again',
  codeForm: 'Enter the 6 digits that the app shows',
  off: 'A second factor beside the password: whoever gets hold of your password does not get in.',
  on: 'Signing in takes a second factor beside the password.',
  demandedText: 'Your company demands it.',
  proof: {
    password: 'Current password',
    passwordOrCode: 'Current password or a code',
    code: 'Code',
    freshSignIn: 'Code',
    why: 'To be sure that it is you',
    missing: 'Enter your password or a code',
  },
  app: {
    title: 'Authenticator app',
    text: 'Any authenticator app on your phone, such as Google Authenticator or Microsoft Authenticator, shows a code of 6 digits.',
    isOn: 'On',
    add: 'Add an app',
    remove: 'Remove the app',
    removeText: 'Signing in will not ask for its codes any more.',
    removed: 'The authenticator app was removed',
  },
  enrol: {
    title: 'Add an authenticator app',
    scan: 'Scan this code with your authenticator app.',
    picture: 'QR code for an authenticator app; where you cannot scan it, use the key below',
    byHand: 'Cannot scan it? Enter the key by hand',
    secret: 'Key',
    confirm: 'Enter the 6 digits that the app shows.',
    code: 'Code of 6 digits',
    submit: 'Add',
    done: 'The authenticator app was added',
    failed: 'The code could not be made',
  },
  codes: {
    title: 'Recovery codes',
    text: 'For signing in without your phone. Each works once.',
    left: '{count, number} left',
    once: 'With these codes you sign in without your phone. Each works once. They are shown only here and now: save them.',
    copy: 'Copy all',
    copied: 'Copied',
    save: 'Save as a file',
    noted: 'I have saved them',
    renew: 'Make new codes',
    renewText: 'You get ten new codes, and the old ones end.',
  },
  refusal: {
    proofNeeded: 'Prove first that it is you: enter your password or a code',
    wrongProof: 'The password or the code is not right',
    signInAgain: 'For safety, sign in again and do this within ten minutes',
    wrongCode:
      'The code is not right. Enter the one that is shown now; if that is refused too, the clock of your phone may be wrong: let it set itself',
    codeUsed: 'This code was used already. Wait for the next one',
    tooMany: 'Too many tries. Try again in {minutes, plural, one {# minute} other {# minutes}}',
    alreadyThere: 'This account has an authenticator app already. Load the page again',
    enrolmentOver: 'This picture has expired. Begin again',
    demanded: 'Your company demands a second factor, and the authenticator app is your only one: it stays',
    noFactor: 'This account has no second factor, so it needs no recovery codes',
    pendingOver: 'This sign-in has waited too long, or was tried too often. Sign in again',
    linkedElsewhere: 'This WeChat is linked to another account. Unlink it there first',
    accountLinked: 'This account is linked to another WeChat. Unlink it under “Sign-in and security” first',
  },
  mail: {
    addedSubject: 'An authenticator app was added to your account',
    added:
      'Hello {name},\n\nAn authenticator app was added to your {brand} account, and signing in asks for its code. If it was not you, change your password at once and tell an administrator of your company.',
    codesRenewedSubject: 'Your recovery codes were replaced',
    codesRenewed:
      'Hello {name},\n\nNew recovery codes were made for your {brand} account, and the old ones work no more. If it was not you, change your password at once and tell an administrator of your company.',
    appLinkedSubject: 'WeChat was linked to your account',
    appLinked:
      'Hello {name},\n\nA WeChat account was linked to your {brand} account and signs in to it. If it was not you, unlink it under “Sign-in and security” at once, change your password and tell an administrator of your company.',
    appUnlinkedSubject: 'WeChat was unlinked from your account',
    appUnlinked:
      'Hello {name},\n\nWeChat was unlinked from your {brand} account, and what it had signed in to is over. If it was not you, change your password at once and tell an administrator of your company.',
    removedSubject: 'Your authenticator app was removed',
    removed:
      'Hello {name},\n\nThe authenticator app was removed from your {brand} account. If it was not you, change your password at once and tell an administrator of your company.',
    recoveryCodeUsedSubject: 'Your account was opened with a recovery code',
    recoveryCodeUsed:
      'Hello {name},\n\nSomebody just signed in to your {brand} account with a recovery code; {left, plural, =0 {none is left} one {# is left} other {# are left}}. If it was not you, change your password at once and tell an administrator of your company.',
    resetSubject: 'Your second factor was reset',
    reset:
      'Hello {name},\n\nAn administrator of your company reset your {brand} account: the authenticator app and its recovery codes are gone, and you are signed out everywhere. If you did not ask for it, talk to your administrator.',
  },
}
