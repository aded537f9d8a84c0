import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  unsent: 'Not sent yet: the server could not be reached. What you wrote is kept',
  waiting: 'Kept. It is sent once the connection is back',
  away: 'Kept. It is sent once the server answers again',
  sendAgain: 'Send again',
  unsentEvaluations:
    '{count, plural, one {Your evaluation of # candidate has} other {Your evaluations of # candidates have}} not been sent',
  unsentElsewhere:
    '{count, plural, one {# entry of yours has} other {# entries of yours have}} not been sent',
}
