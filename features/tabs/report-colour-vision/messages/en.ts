import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: 'Colour vision',
  result: 'Result',
  outcome: {
    normal: 'Normal colour vision',
    weak: 'Colour weakness',
    blind: 'Colour blindness',
  },
  right: 'Correct',
  wrong: 'Wrong',
  pictureCount: '{count, plural, one {# picture} other {# pictures}}',
  rightOf: '{right, number} of {total, plural, one {# picture} other {# pictures}} correct',
  note: 'A screening on the candidate’s own screen. Screen and lighting affect it; it is not a medical diagnosis.',
  analysing: 'The result is still being generated. It appears here when it is ready.',
  ready: 'The colour vision result is ready',
  none: 'No colour vision result',
  noneText: 'The result appears here once the candidate has taken the test.',
  pictures: 'Pictures',
  picture: 'Picture {number, number}',
  asked: 'Picture',
  seen: 'Candidate’s answer',
  rightKey: 'Correct answer',
  verdict: 'Result',
  noAnswer: 'The candidate gave no answer',
}
