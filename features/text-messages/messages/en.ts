import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  codeSubject: 'Code by text message',
  codeText: {
    registration: 'Your {brand} code is {code}. It holds for 5 minutes.',
    signIn: 'Your {brand} sign-in code is {code}. It holds for 5 minutes. Give it to nobody.',
    binding:
      'Your {brand} code to link the app is {code}. It holds for 5 minutes. If you did not ask for it, give it to nobody.',
    ownNumber:
      'Your code to confirm this number in {brand} is {code}. It holds for 5 minutes. Give it to nobody.',
    oldNumber:
      'Your code to change or remove the number of your {brand} account is {code}. It holds for 5 minutes. If you did not ask for it, give it to nobody.',
  },
  phone: 'Mobile number',
  code: 'Code',
  sendCode: 'Send code',
  sendAgainIn: 'Send again in {seconds, number} s',
  codeSent: 'Code sent',
  refusal: {
    phoneInvalid: 'Enter a valid phone number',
    codeMissing: 'Enter the code',
    codeWrong: 'The code is wrong or over. Ask for a new one',
    tooSoon: 'Ask for a code again in {seconds, plural, one {# second} other {# seconds}}',
    tooMany: 'Too many requests. Try again in {minutes, plural, one {# minute} other {# minutes}}',
    messagesUsedUp:
      'This site has used up its text messages and can send no code for now. Please call the service line',
    registeringOff: 'This site takes no requests online. Please call the service line',
    off: 'This site sends no codes by text message',
  },
}
