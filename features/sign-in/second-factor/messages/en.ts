import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  accountTitle: 'Two-step verification',
  failed: 'The settings of two-step verification could not be loaded',
  signInAgain: 'Sign in again',
  codeForm: 'Enter the 6-digit code that the app shows',
  off: 'Add a second step to your password: anyone who gets hold of your password still cannot sign in.',
  on: 'Signing in requires two-step verification in addition to the password.',
  demandedText: 'Your company requires it.',
  proof: {
    password: 'Current password',
    passwordOrCode: 'Current password or a code',
    code: 'Code',
    freshSignIn: 'Code',
    why: 'To confirm that it is you',
    missing: 'Enter your password or a code',
  },
  app: {
    title: 'Authenticator app',
    text: 'Any authenticator app on your phone, such as Google Authenticator or Microsoft Authenticator, shows a 6-digit code.',
    isOn: 'On',
    add: 'Add an app',
    remove: 'Remove the app',
    removeText: 'You will no longer be asked for its codes when you sign in.',
    removed: 'The authenticator app was removed',
  },
  enrol: {
    title: 'Add an authenticator app',
    scan: 'Scan this QR code with your authenticator app.',
    picture: 'QR code for an authenticator app; if you cannot scan it, use the key below',
    byHand: 'Cannot scan it? Enter the key manually',
    secret: 'Key',
    confirm: 'Enter the 6-digit code that the app shows.',
    code: '6-digit code',
    submit: 'Add',
    done: 'The authenticator app was added',
    failed: 'The code could not be created',
  },
  codes: {
    title: 'Recovery codes',
    text: 'For signing in without your phone. Each works once.',
    left: '{count, number} left',
    once: 'Use these codes to sign in without your phone. Each works once. They are shown only now, so save them.',
    copy: 'Copy all',
    copied: 'Copied',
    save: 'Save as a file',
    noted: 'I have saved them',
    renew: 'Create new codes',
    renewText: 'You get ten new codes, and the old ones stop working.',
  },
  refusal: {
    proofNeeded: 'Confirm first that it is you: enter your password or a code',
    wrongProof: 'The password or code is incorrect',
    signInAgain: 'For security, sign in again and do this within ten minutes',
    wrongCode:
      'The code is incorrect. Enter the one shown now. If that is refused too, set your phone’s clock to automatic',
    wrongRecoveryCode:
      'This recovery code is incorrect or was used before. Check it and try again, or use another one',
    codeUsed: 'This code was already used. Wait for the next one',
    tooMany: 'Too many tries. Try again in {minutes, plural, one {# minute} other {# minutes}}',
    alreadyThere: 'This account already has an authenticator app. Reload the page',
    enrolmentOver: 'This QR code has expired. Start again',
    demanded:
      'Your company requires two-step verification, and the authenticator app is your only method, so it cannot be removed',
    noFactor: 'Two-step verification is off for this account, so it needs no recovery codes',
    pendingOver: 'This sign-in took too long or had too many attempts. Sign in again',
    linkedElsewhere: 'This WeChat is linked to another account. Unlink it there first',
    accountLinked: 'This account is linked to another WeChat. Unlink it under “Sign-in and security” first',
  },
  mail: {
    addedSubject: 'An authenticator app was added to your account',
    added:
      'Hello {name},\n\nAn authenticator app was added to your {brand} account, and its code is now needed to sign in. If it was not you, change your password at once and tell an administrator of your company.',
    codesRenewedSubject: 'Your recovery codes were replaced',
    codesRenewed:
      'Hello {name},\n\nNew recovery codes were created for your {brand} account, and the old ones no longer work. If it was not you, change your password at once and tell an administrator of your company.',
    appLinkedSubject: 'WeChat was linked to your account',
    appLinked:
      'Hello {name},\n\nA WeChat account was linked to your {brand} account and can be used to sign in to it. If it was not you, unlink it under “Sign-in and security” at once, change your password and tell an administrator of your company.',
    appUnlinkedSubject: 'WeChat was unlinked from your account',
    appUnlinked:
      'Hello {name},\n\nWeChat was unlinked from your {brand} account, and sessions opened with it have ended. If it was not you, change your password at once and tell an administrator of your company.',
    removedSubject: 'Your authenticator app was removed',
    removed:
      'Hello {name},\n\nThe authenticator app was removed from your {brand} account. If it was not you, change your password at once and tell an administrator of your company.',
    recoveryCodeUsedSubject: 'Somebody signed in to your account with a recovery code',
    recoveryCodeUsed:
      'Hello {name},\n\nSomebody just signed in to your {brand} account with a recovery code; {left, plural, =0 {none is left} one {# is left} other {# are left}}. If it was not you, change your password at once and tell an administrator of your company.',
    resetSubject: 'Two-step verification of your account was reset',
    reset:
      'Hello {name},\n\nAn administrator of your company reset two-step verification of your {brand} account: the authenticator app and its recovery codes were removed, and you are signed out everywhere. If you did not ask for this, contact your administrator.{calendar, select, yes {\n\nThe calendar address for your interviews still works. If others may know it, turn it off or renew it under “My interviews”.} other {}}',
  },
  step: {
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
  },
}
