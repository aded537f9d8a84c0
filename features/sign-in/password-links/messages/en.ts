import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  forgotTitle: 'Forgotten password',
  forgotHint: 'Enter the email address that you sign in with. We will send you a link to set a new password.',
  email: 'Email',
  emailMissing: 'Enter an email address',
  emailInvalid: 'The email address is not valid',
  send: 'Send the link',
  sending: 'Sending…',
  sentTitle: 'Check your email',
  sentText:
    'If {email} has an account whose password can be reset, an email arrives within a few minutes. The link in it works once, for {minutes, number} minutes.',
  sentHint: 'No email? Check the spam folder and the address, or ask an administrator.',
  sendAgain: 'Change the address or send again',
  toSignIn: 'Back to sign-in',
  newTitle: 'Set a new password',
  newHint: '{name} ({email})',
  welcomeTitle: 'Welcome to {company}',
  welcomeHint: '{name}, set a password for your account {email}.',
  endsSessions: 'Saving it signs you out on every device.',
  save: 'Save the password',
  saving: 'Saving…',
  savedTitle: 'The password is set',
  savedText: 'Sign in with {email} and your new password.',
  goToSignIn: 'Go to sign-in',
  opening: 'Opening the link…',
  openFailed: 'The link could not be opened',
  cutTitle: 'This link is not complete',
  cutText:
    'Your mail program may have cut it. Copy the whole link from the email, up to its last character, and paste it into the address bar.',
  overTitle: 'This link no longer works',
  overText:
    'It has expired, was already used, or a newer one was sent. Use the latest email or ask for a new link.',
  overInvited: 'If you were invited, ask your administrator to send the invitation again.',
  askAnew: 'Ask for a new link',
  refusal: {
    linkOver: 'This link no longer works. Ask for a new one',
    off: 'No mail server is set up here. Ask an administrator for a one-time password',
    repeatedPassword: 'The new password cannot consist only of spaces or of one repeated character',
    commonPassword: 'The new password is too common and easily guessed. Choose another one',
    ownPassword:
      'The new password cannot be your email, your name or the company’s name, even repeated or with digits added',
    tooMany: 'Too many tries. Try again in {minutes, plural, one {# minute} other {# minutes}}',
  },
  mail: {
    forgottenSubject: 'Set a new password',
    forgottenText:
      'Hello {name},\n\nSomebody asked to set a new password for your account {email} at {company}. If it was you, open this link within {minutes, number} minutes:\n\n{link}\n\nIt works once. Setting the password signs you out on every device.\n\nIf it was not you, ignore this mail: your password stays as it is. Do not share the link with anyone.',
    invitationSubject: '{company} invites you to {brand}',
    invitationText:
      'Hello {name},\n\n{company} has opened a {brand} account for you. Open this link within {days, plural, one {# day} other {# days}} to set a password of your own:\n\n{link}\n\nFrom then on you sign in with {email} and that password.\n\nThe link works once; do not share it with anyone. If you do not know {company}, ignore this email.',
    noPasswordSubject: 'Your account has no password',
    noPasswordText:
      'Hello {name},\n\nSomebody asked to set a new password for your account {email} at {company}, but the account has none: you sign in another way that your company has set up, or have not accepted your invitation yet.\n\nPlease ask your company’s administrator. If it was not you who asked, ignore this email.',
    calendarText:
      'The calendar address for your interviews still works. If others may know it, turn it off or renew it under “My interviews”.',
    changedSubject: 'Your password was changed',
    changedText:
      'Hello {name},\n\nThe password of your account {email} was changed at {time} ({zone}, {offset}); other devices were signed out.\n\nIf it was not you, choose “Forgotten password” on the sign-in page at once, and tell your company’s administrator.',
    givenSubject: 'An administrator has reset your password',
    givenText:
      'Hello {name},\n\nAn administrator of your company gave your account {email} a one-time password at {time} ({zone}, {offset}); it was signed out on every device. Ask the administrator for it, and set one of your own when you next sign in.\n\nIf you did not ask for this, contact your company’s administrator.',
  },
}
