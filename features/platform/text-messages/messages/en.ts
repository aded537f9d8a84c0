import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  codeSubject: 'Code by text message',
  codeText: {
    registration: 'Your {brand} code is {code}. It is valid for 5 minutes.',
    signIn: 'Your {brand} sign-in code is {code}. It is valid for 5 minutes. Do not share it with anyone.',
    binding:
      'Your {brand} code to link the app is {code}. It is valid for 5 minutes. If you did not ask for it, do not share it with anyone.',
    ownNumber:
      'Your code to confirm this number in {brand} is {code}. It is valid for 5 minutes. Do not share it with anyone.',
    oldNumber:
      'Your code to change or remove the number of your {brand} account is {code}. It is valid for 5 minutes. If you did not ask for it, do not share it with anyone.',
  },
  phone: 'Mobile number',
  code: 'Code',
  sendCode: 'Send code',
  sendAgainIn: 'Send again in {seconds, number} s',
  codeSent: 'Code sent',
  refusal: {
    phoneInvalid: 'Enter a valid phone number',
    codeMissing: 'Enter the code',
    codeWrong: 'The code is incorrect or has expired. Ask for a new one',
    tooSoon: 'You can ask for another code in {seconds, plural, one {# second} other {# seconds}}',
    tooMany: 'Too many requests. Try again in {minutes, plural, one {# minute} other {# minutes}}',
    messagesUsedUp:
      'This site has used up its text messages and cannot send codes for now. Please call the service line',
    registeringOff: 'This site does not take trial requests online. Please call the service line',
    off: 'This site does not send codes by text message',
  },
}
