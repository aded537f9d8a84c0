import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  timeline: {
    parted: '<b>{who}</b> kept that this is not the same person as another one',
    unparted: '<b>{who}</b> took back that this is not the same person as another one',
  },
  refusal: {
    mayNotLook: 'Your account may not add candidates',
    tooMany: 'Too many look-ups; try again in {minutes, plural, one {# minute} other {# minutes}}',
    sameCandidate: 'Choose another candidate',
    noHint: 'These two applications do not have the same phone or email',
  },
  title: 'This may be the same person',
  titleApart: 'Same phone or email',
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
  notSamePerson: 'Not the same',
  apartBy: 'Not the same person: said by {by}, {when}',
  takeBack: 'Take back',
  apartKept: 'Kept: {name} is not the same person',
  apartTakenBack: 'Taken back: {name} may be the same person',
  compare: 'Compare and merge',
  open: 'Open report',
}
