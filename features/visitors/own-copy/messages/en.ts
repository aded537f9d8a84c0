import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    wrongAnswer: 'That does not match. Check it: after too many wrong answers the link ends',
    passOver: 'Too much time has passed. Please answer again',
    tooMany: 'Too many copies today. Try again tomorrow',
  },
  title: 'My application data',
  intro: '{company} offers you a copy of the data of your application.',
  holds: 'The copy holds',
  held: {
    given: 'What you gave: resume, forms, photos, recordings and other files',
    computed: 'What was computed from it, marked “computed by a model”',
    outcome: 'Stages, outcome and dates',
    shared: 'Which kinds of people your report was shown to',
  },
  holdsNot: 'Opinions of the company’s people are not in it.',
  ask: {
    phone: 'The last four digits of your phone',
    email: 'The email that you applied with',
    either: 'The last four digits of your phone, or your email',
  },
  askHint: 'To be sure that it is you.',
  confirm: 'Confirm and make the copy',
  until: 'This link works until {time}.',
  waiting: 'Waiting to be made…',
  making: 'Being made, {percent, number}%',
  stay: 'You can close this page and open the link again later.',
  ready: 'Your copy is ready',
  readyText: 'A zip of {size}, here until {time}. Open index.html in it to read.',
  download: 'Download',
  careful: 'The copy holds personal data. Do not keep it on a shared computer.',
  broken: 'It could not be made. Please try again',
  tooLarge: 'The files are too large for one copy. Please contact the company',
  again: 'Make it again',
  failed: 'That did not work. Check your connection and try again',
}
