import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    linkOver: 'This link is not valid or no longer works',
    tooManyTries: 'Too many tries. Try again in {minutes, number} minutes',
    timeTaken: 'This time has just been taken. Choose another one',
    notOffered: 'This time is no longer offered. Choose another one',
    cancelledAlready: 'You cancelled this interview, so no time can be chosen',
    movedAlready: 'An interview can be moved once. Contact the company to change it again',
    tooLateToMove: 'It is too late to move this interview. Contact the company',
    reasonMissing: 'Write in a line which times would suit you',
    notNow: 'The interview has changed meanwhile, so this answer is no longer possible',
    endBeforeStart: 'A time must end after it starts',
    timeOver: 'This time is already past',
    timeTwice: 'The same time is there twice',
    tooLong: 'An interview lasts 12 hours at most',
    tooFarAhead: 'A time can be at most a year ahead',
    noMailAddress: 'The candidate has no e-mail address to which the link could be sent',
    planOver: 'This interview is cancelled',
  },
  mail: {
    offer: {
      subject: '{company}: choose a time for your interview',
      text: 'Hello, {company} would like to interview you for the position {position} and offers {count, plural, one {one time} other {# times}}. Open the link below and choose the time that suits you.',
      choose: 'Choose a time',
      footer:
        'The link is for this interview alone, so please do not pass it on. If no time suits you, the page lets you say so.',
    },
  },
}
