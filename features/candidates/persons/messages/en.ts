import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    mayNotLook: 'Your account may not add candidates',
    tooMany: 'Too many look-ups; try again in {minutes, plural, one {# minute} other {# minutes}}',
  },
  title: 'This may be the same person',
  samePhone: 'Same phone as {name}',
  sameEmail: 'Same email as {name}',
  sameBoth: 'Same phone and email as {name}',
  where: '{position} · {state} · {when}',
  inOutcome: {
    hired: 'Hired',
    rejected: 'Rejected',
    withdrew: 'Withdrew',
  },
  same: 'Same person',
  notSame: 'Not the same',
  joined: 'One person, two applications.',
  apart: 'Added as another person.',
  inThisPosition:
    'This person is in this position already. If you add them anyway, they have two applications here.',
  open: 'Open report',
}
