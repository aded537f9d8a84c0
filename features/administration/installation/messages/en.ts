import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: 'Create the first company',
  hint: 'This server has no company yet. You become its administrator and are signed in right away.',
  code: 'Setup code',
  codeHint:
    'The server prints it in its log when it starts, so only the person who runs it sees it. If it is lost, restart the server for a new one.',
  codeMissing: 'Enter the setup code',
  name: 'Company name',
  nameMissing: 'Enter the company name',
  profile: 'Law you hire under',
  profileHint: 'It decides which analyses exist. You can change it later under Manage.',
  profileMissing: 'Choose the law you hire under',
  timeZone: 'Time zone',
  timeZoneHint: 'Interview times and dates are shown in it.',
  timeZoneInvalid: 'There is no such time zone. An example is Europe/Berlin',
  you: 'Your account',
  userName: 'Name',
  userNameMissing: 'Enter your name',
  email: 'Email',
  emailHint: 'You sign in with it, and it stays.',
  submit: 'Create the company and sign in',
  submitting: 'Creating…',
  closedTitle: 'This server already has a company',
  closedText: 'Please sign in. If you have no account, ask an administrator of your company to invite you.',
  toSignIn: 'Go to sign-in',
  failed: 'The page could not be loaded',
  refusal: {
    alreadySetUp: 'This server already has a company',
    wrongCode: 'The setup code is not right. Compare it with the log of the server',
    unknownZone: 'There is no such time zone. An example is Europe/Berlin',
    repeatedPassword: 'The password cannot be only spaces or one repeated character',
    ownPassword:
      'The password cannot be your email, your name or the company name, even repeated or with digits added',
    commonPassword: 'The password is too common and easily guessed. Choose another one',
    madeMeanwhile: 'Someone else has just created the company. Sign in, or ask that administrator',
    tooMany: 'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}',
  },
}
